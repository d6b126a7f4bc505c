"""What `python -m algoreval` can do: one file per command, with `run(arguments) -> exit status`."""
