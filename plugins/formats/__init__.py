"""How other harnesses keep samples; each file here is one of their formats.

A format is a module with `read(path, order)`, which yields an `Answer` per sample, and
`write(answers, path, order)`; `order` is the file of --instances, for formats that name no
instance. Either raises ConfigError where its direction does not map.
"""
