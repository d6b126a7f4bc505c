// Rotation by 180 degrees, O(H * W): the rows in reverse order, each of them reversed.

/// The image after half a turn.
fn rotate_image_180(image: &[Vec<i32>]) -> Vec<Vec<i32>> {
    image
        .iter()
        .rev()
        .map(|row| row.iter().rev().copied().collect())
        .collect()
}
