"""Mistake: this turns the image counterclockwise."""


def rotate_image_90(image: list[list[int]]) -> list[list[int]]:
    """Return the image after a quarter turn to the right."""
    return [list(column) for column in zip(*image, strict=True)][::-1]
