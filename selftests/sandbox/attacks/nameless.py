"""Asks for memory that outlives processes or shows in none; prints 0 or the error's name."""

import ctypes
import errno
import mmap
import os

libc = ctypes.CDLL(None, use_errno=True)
IPC_PRIVATE, IPC_RMID = 0, 0


def name(result):
    return errno.errorcode[ctypes.get_errno()] if result < 0 else 0


print("memfd", name(libc.memfd_create(b"x", 0)))
segment = libc.shmget(IPC_PRIVATE, 1 << 20, 0o1600)
print("shm", name(segment))
if segment >= 0:
    libc.shmctl(segment, IPC_RMID, None)
for road, descriptor in (("mapping", -1), ("zero", os.open("/dev/zero", os.O_RDWR))):
    try:
        mmap.mmap(descriptor, 1 << 20)
        print(road, 0)
    except OSError as error:
        print(road, errno.errorcode[error.errno])
