"""Tries every road to a host that listens; prints {road: "reached" or the error's name}."""

import errno
import json
import socket
import sys


def report(road, attempt):
    try:
        attempt()
        result[road] = "reached"
    except OSError as error:
        result[road] = errno.errorcode.get(error.errno, str(error))


def stream(family, address):
    with socket.socket(family, socket.SOCK_STREAM) as connection:
        connection.settimeout(5)
        connection.connect(address)


def datagram(address):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.connect(address)  # without this, nobody says that no one listens
        sender.send(b"hello")
        sender.settimeout(5)
        sender.recv(10)


target = json.loads(sys.argv[1])
result = {}
report("tcp", lambda: stream(socket.AF_INET, ("127.0.0.1", target["tcp"])))
report("udp", lambda: datagram(("127.0.0.1", target["udp"])))
report("unix path", lambda: stream(socket.AF_UNIX, target["path"]))
report("unix abstract", lambda: stream(socket.AF_UNIX, "\0" + target["abstract"]))
for family in (socket.AF_VSOCK, socket.AF_NETLINK, socket.AF_PACKET, socket.AF_ALG):
    report(family.name, lambda family=family: socket.socket(family, socket.SOCK_DGRAM).close())
print(json.dumps(result))
