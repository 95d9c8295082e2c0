"""The languages of the house; none of them is the original of the other."""

Language = str

LANGUAGES: tuple[Language, ...] = ("ru", "en")
ELSEWHERE: Language = "en"
"""For readers of neither language."""


def pick(accept_language: str | None) -> Language:
    """The language of a browser's Accept-Language header; what cannot be read there is passed over."""
    best, weight = ELSEWHERE, 0.0
    for wish in (accept_language or "").split(","):
        tag, _, parameters = wish.partition(";")
        language = tag.strip().lower().partition("-")[0]
        quality = _quality(parameters)
        if language in LANGUAGES and quality > weight:
            best, weight = language, quality
    return best


def _quality(parameters: str) -> float:
    key, _, value = parameters.strip().partition("=")
    if not key:
        return 1.0
    try:
        return min(float(value), 1.0) if key.strip() == "q" else 0.0
    except ValueError:
        return 0.0
