"""`python -m algoreval COMMAND`: commands are the files of plugins/commands."""

import io
import os
import sys

from algoreval.errors import AlgorevalError
from algoreval.registry import load_plugin, plugin_names
from algoreval.safe import on_one_line

_USAGE_ERROR = 2


def main(arguments: list[str]) -> int:
    """Runs one command and returns its exit status; without one, lists them all."""
    try:
        status = _run(arguments)
        # Here and not at exit, where nobody could say what went wrong.
        sys.stdout.flush()
        return status
    except AlgorevalError as error:
        # It may quote a file that somebody else wrote.
        print(f"algoreval: {on_one_line(str(error))}", file=sys.stderr)
        return _USAGE_ERROR
    except BrokenPipeError:
        # Whoever read, such as head, has seen enough.
        _drop_output()
        return 1
    except OSError as error:
        if error.filename is not None:
            raise
        print(f"algoreval: standard output cannot be written: {error.strerror}", file=sys.stderr)
        _drop_output()
        return _USAGE_ERROR
    except KeyboardInterrupt:
        return 130


def _run(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help"):
        print(_overview())
        return 0 if arguments else _USAGE_ERROR
    return int(load_plugin("commands", arguments[0]).run(arguments[1:]))


def _drop_output() -> None:
    """What could not be written must not be flushed at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _overview() -> str:
    lines = ["usage: python -m algoreval COMMAND ...", ""]
    for name in plugin_names("commands"):
        about = (load_plugin("commands", name).__doc__ or "").partition("\n")[0]
        lines.append(f"  {name:<12} {about}")
    return "\n".join(lines)


if __name__ == "__main__":
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        # A folder's or a model's name may have letters that this terminal lacks.
        sys.stdout.reconfigure(errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
