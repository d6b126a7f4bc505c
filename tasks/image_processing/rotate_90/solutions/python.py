"""Rotation by 90 degrees clockwise, O(H * W): turned upside down, the columns become the rows."""


def rotate_image_90(image: list[list[int]]) -> list[list[int]]:
    """Return the image after a quarter turn to the right."""
    return [list(column) for column in zip(*reversed(image), strict=True)]
