"""The system calls that no judged program needs: a seccomp filter as BPF bytes."""

import errno
import functools
import platform
import struct

ARCHITECTURE = "x86_64"

_AUDIT_ARCH_X86_64 = 0xC000003E
_X32_BIT = 0x40000000
_ALLOW, _KILL, _ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _AND, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x54, 0x06
_NUMBER, _ARCH, _ARGUMENTS = 0, 4, (16, 24, 32, 40)

_REFUSED = {
    # Looking into other processes, and kernel surfaces with a history of holes.
    **{"ptrace": 101, "process_vm_readv": 310, "process_vm_writev": 311, "bpf": 321},
    **{"perf_event_open": 298, "userfaultfd": 323, "kcmp": 312, "io_uring_setup": 425},
    **{"io_uring_enter": 426, "io_uring_register": 427, "memfd_secret": 447},
    # Mounts and namespaces.
    **{"mount": 165, "umount2": 166, "pivot_root": 155, "unshare": 272, "setns": 308},
    **{"open_tree": 428, "move_mount": 429, "fsopen": 430, "fsconfig": 431, "fsmount": 432},
    **{"fspick": 433, "mount_setattr": 442, "name_to_handle_at": 303, "open_by_handle_at": 304},
    # Administration of the machine.
    **{"kexec_load": 246, "kexec_file_load": 320, "init_module": 175, "finit_module": 313},
    **{"delete_module": 176, "swapon": 167, "swapoff": 168, "reboot": 169, "acct": 163},
    **{"settimeofday": 164, "clock_settime": 227, "clock_adjtime": 305, "adjtimex": 159},
    **{"sethostname": 170, "setdomainname": 171, "quotactl": 179, "nfsservctl": 180},
    **{"fanotify_init": 300, "fanotify_mark": 301},
    **{"add_key": 248, "request_key": 249, "keyctl": 250},
    # Memory that belongs to no process: the watchdog could not count it.
    **{"shmget": 29, "shmat": 30, "shmctl": 31, "shmdt": 67, "semget": 64, "semop": 65},
    **{"semctl": 66, "msgget": 68, "msgsnd": 69, "msgrcv": 70, "msgctl": 71},
    **{"mq_open": 240, "mq_unlink": 241, "mq_timedsend": 242, "mq_timedreceive": 243},
    **{"mq_notify": 244, "mq_getsetattr": 245, "vmsplice": 278},
}
# Answered as if the kernel were older, because callers then fall back: glibc from clone3 (whose
# flags a filter cannot see) to clone, and everybody from memfd_create to a file in scratch.
_ABSENT = {"memfd_create": 319, "clone3": 435}

_CLONE, _SOCKET, _SOCKETPAIR, _SETSOCKOPT, _IOCTL, _MMAP = 56, 41, 53, 54, 16, 9
_CLONE_NEW_ANYTHING = 0x7E020000
_SHARING, _SHARED_WITHOUT_FILE = 0x2F, 0x21
"""The bits of mmap's flags that tell MAP_SHARED and MAP_ANONYMOUS: memory that stays when no
process has it resident any more, in no file system of a limited size either."""
_WITHIN_RUN = (1,)
"""AF_UNIX: event loops and pools of processes use it. No other family has a use without network."""
_BUFFER_SIZES = (7, 8, 32, 33)
"""SO_SNDBUF, SO_RCVBUF and the same with FORCE: the watchdog counts with the usual sizes."""
_TERMINAL_INPUT = (0x5412, 0x541C)
"""TIOCSTI, TIOCLINUX: typing into the user's terminal."""


def _step(code: int, value: int, then: int = 0, otherwise: int = 0) -> bytes:
    return struct.pack("HBBI", code, then, otherwise, value)


def _answer(number: int, answer: int) -> bytes:
    return _step(_EQUAL, number, 0, 1) + _step(_RETURN, answer)


def _argument(number: int, argument: int, body: list[bytes]) -> bytes:
    """For one system call: load the argument, then the body; it must end in a return."""
    return _step(_EQUAL, number, 0, len(body) + 1) + _step(_LOAD, argument) + b"".join(body)


def _only_families(number: int, families: tuple[int, ...]) -> bytes:
    count = len(families)
    tests = [_step(_EQUAL, family, count - n, 0) for n, family in enumerate(families)]
    refusal = [_step(_RETURN, _ERRNO | errno.EAFNOSUPPORT)]
    return _argument(number, _ARGUMENTS[0], [*tests, *refusal, _step(_RETURN, _ALLOW)])


def _not_with(number: int, argument: int, values: tuple[int, ...]) -> bytes:
    count = len(values)
    tests = [_step(_EQUAL, value, count - n, 0) for n, value in enumerate(values)]
    allowed = [_step(_RETURN, _ALLOW)]
    refused = [_step(_RETURN, _ERRNO | errno.EPERM)]
    return _argument(number, argument, [*tests, *allowed, *refused])


def _no_shared_memory() -> bytes:
    body = [
        _step(_AND, _SHARING),
        _step(_EQUAL, _SHARED_WITHOUT_FILE, 0, 1),
        _step(_RETURN, _ERRNO | errno.EPERM),
        _step(_RETURN, _ALLOW),
    ]
    return _argument(_MMAP, _ARGUMENTS[3], body)


@functools.cache
def filter_bytes(sockets: bool) -> bytes:
    """The filter for this machine, in the form that bwrap and prctl take.

    Local sockets are harmless where a program sees no file and no network of the host; elsewhere
    none can be made but pairs.

    Raises NotImplementedError where system calls have other numbers.
    """
    if platform.machine() != ARCHITECTURE:
        raise NotImplementedError(f"no seccomp filter for {platform.machine()}")
    new_namespace = [
        _step(_ANY_BIT, _CLONE_NEW_ANYTHING, 0, 1),
        _step(_RETURN, _ERRNO | errno.EPERM),
        _step(_RETURN, _ALLOW),
    ]
    return b"".join(
        [
            _step(_LOAD, _ARCH),
            _step(_EQUAL, _AUDIT_ARCH_X86_64, 1, 0),
            _step(_RETURN, _KILL),
            _step(_LOAD, _NUMBER),
            _step(_AT_LEAST, _X32_BIT, 0, 1),
            _step(_RETURN, _ERRNO | errno.ENOSYS),
            _no_shared_memory(),
            *(_answer(number, _ERRNO | errno.EPERM) for number in _REFUSED.values()),
            *(_answer(number, _ERRNO | errno.ENOSYS) for number in _ABSENT.values()),
            _argument(_CLONE, _ARGUMENTS[0], new_namespace),
            _only_families(_SOCKET, _WITHIN_RUN if sockets else ()),
            _only_families(_SOCKETPAIR, _WITHIN_RUN),
            _not_with(_SETSOCKOPT, _ARGUMENTS[2], _BUFFER_SIZES),
            _not_with(_IOCTL, _ARGUMENTS[1], _TERMINAL_INPUT),
            _step(_RETURN, _ALLOW),
        ]
    )
