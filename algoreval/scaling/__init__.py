"""How the time of programs grows with their input: inputs of many sizes, times, fitted exponents.

`plan` says of a task which sizes are measured and which exponents a textbook gives, `draws` and
its neighbours make the inputs, `measure` times one call of a program, `points` keeps what was
measured, `fit` makes an exponent and a verdict of it.
"""
