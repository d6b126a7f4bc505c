"""How reports write numbers: shares in percent, differences in points, p-values."""

from algoreval.safe import visible
from algoreval.titles import language_title, representation_title


def percent(share: float | None, digits: int = 1) -> str:
    """A share in percent; 0 and 100 only where it is exactly that.

    >>> percent(0.5256), percent(0.9999), percent(1.0), percent(None)
    ('52.6', '99.9', '100.0', '-')
    >>> percent(0.655, 0), percent(0.004, 0), percent(598 / 599, 0)
    ('66', '1', '99')
    """
    if share is None:
        return "-"
    shown = 100 * share
    if 0 < share < 1:
        step = 10**-digits
        shown = min(max(shown, step), 100 - step)
    return f"{shown:.{digits}f}"


def points(change: float | None) -> str:
    """A difference of shares in percentage points, with its sign unless it rounds to none.

    >>> points(0.034), points(-0.5), points(-0.0004), points(None)
    ('+3.4', '-50.0', '0.0', '-')
    """
    if change is None:
        return "-"
    text = f"{100 * change:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text


def p_value(p: float) -> str:
    """A p-value, with more digits where it is small; never 0, nor 0.050 where it is more.

    >>> p_value(0.43), p_value(0.0312), p_value(0.0501), p_value(1e-9), p_value(1.0)
    ('0.43', '0.031', '0.0501', '<0.0001', '1')
    """
    if p < 0.0001:
        return "<0.0001"
    if p >= 0.995:
        return "1"
    digits = 2 if p >= 0.1 else 3
    while digits < 6 and (p < 10**-digits or (round(p, digits) <= 0.05) != (p <= 0.05)):
        digits += 1
    return f"{p:.{digits}f}"


def group_title(field: str, name: str) -> str:
    """What people call a language, a representation or a domain; foreign ones made visible."""
    if field == "representation":
        return visible(representation_title(name)) or "(no graph)"
    if field == "language":
        return visible(language_title(name))
    return visible(name.replace("_", " "))
