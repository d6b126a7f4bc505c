"""Writers turn a run into files; each file here is one and all of them write every run.

A writer is a module with `open_writer(folder)`. What it returns has three methods: `begin(info)`
as the run starts, `add(record)` for each record as it is made, `end(info)` when the run is over.
A killed run never reaches `end`. Trouble is raised as JudgeError.
"""
