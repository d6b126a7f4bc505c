"""Figure 4: pass@1 by language and by how a graph is handed over, over all models.

Only tasks on graphs count, as in the paper's definition of its rates by representation: others have
one form alone, which would be compared with nothing. A bar's interval takes what several models did
with one instance as samples of it.
"""

from collections import Counter
from collections.abc import Sequence

from matplotlib.figure import Figure

from algoreval.score import by
from algoreval.subjects import Subject, together
from algoreval.table import Cell, Row, Table, cell
from algoreval.titles import in_order, language_title, representation_title
from plugins.figures._bars import bars

TITLE = "Figure 4: pass@1 by language and representation, graphs only"


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """One table: a row per language, a column per representation, that of most instances first."""
    records = [
        record for one in together(subjects) for record in one.records if record.representation
    ]
    held = Counter(form for form, _ in {(one.representation, one.instance) for one in records})
    forms = sorted(held, key=lambda form: (-held[form], form))
    rows = []
    for language in in_order(record.language for record in records):
        rates = by((one for one in records if one.language == language), "representation")
        cells = (cell(rates[form]) if form in rates else Cell() for form in forms)
        rows.append(Row((language_title(language),), tuple(cells)))
    columns = tuple(map(representation_title, forms))
    title = f"{measure} by language and representation of a graph (%)"
    return {"figure4": Table(title, ("language",), columns, tuple(rows), intervals=True)}


def draw(table: Table, figure: Figure) -> None:
    """Bars with 95 % intervals, their values below them."""
    bars(table, figure)
