"""Tables and figures of runs; each file here is one of the paper's, or a family of them.

A figure is a module with TITLE, `tables(subjects, measure)`, which gives its tables by the name of
their files, and, unless a table is all there is, `draw(table, figure)`, which draws one of them on
an empty matplotlib figure. `measure` is what the share of records that passed is called. With
NAMED_ONLY it is drawn only if `--only` names it.
"""
