"""Mistake: all rows of the result are the same list."""


def rotate_image_90(image: list[list[int]]) -> list[list[int]]:
    """Return the image after a quarter turn to the right."""
    height, width = len(image), len(image[0])
    rotated = [[0] * height] * width
    for y, row in enumerate(image):
        for x, pixel in enumerate(row):
            rotated[x][height - 1 - y] = pixel
    return rotated
