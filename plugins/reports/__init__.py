"""What is made of one run; each file here makes one report of every run.

A report is a module with `FILE`, the name of what it writes into the run's folder, and
`render(run)`, its text. Reports are made from records alone.
"""
