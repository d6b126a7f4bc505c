"""Rotation by 180 degrees, O(H * W): the rows in reverse order, each of them reversed."""


def rotate_image_180(image: list[list[int]]) -> list[list[int]]:
    """Return the image after half a turn."""
    return [row[::-1] for row in reversed(image)]
