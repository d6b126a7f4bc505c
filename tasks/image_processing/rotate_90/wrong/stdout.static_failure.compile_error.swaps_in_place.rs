// Wrong: the slice is borrowed and may not be changed.

/// The image after a quarter turn to the right.
fn rotate_image_90(image: &[Vec<i32>]) -> Vec<Vec<i32>> {
    image.reverse();
    let width = image[0].len();
    (0..width)
        .map(|x| image.iter().map(|row| row[x]).collect())
        .collect()
}
