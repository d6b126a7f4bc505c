// Rotation by 90 degrees clockwise, O(H * W): each column, read upwards, becomes a row.

/// The image after a quarter turn to the right.
fn rotate_image_90(image: &[Vec<i32>]) -> Vec<Vec<i32>> {
    let width = image[0].len();
    (0..width)
        .map(|x| image.iter().rev().map(|row| row[x]).collect())
        .collect()
}
