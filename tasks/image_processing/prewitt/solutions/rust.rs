// Prewitt edge strength, O(H * W): two differences of sums over the 3 x 3 block around every pixel.

/// The length of the gradient at each pixel, at most 255.
fn prewitt_edges(image: &[Vec<i32>]) -> Vec<Vec<i32>> {
    let (last_row, last_column) = (image.len() - 1, image[0].len() - 1);
    let strength = |y: usize, x: usize| {
        // Clamped coordinates repeat the border pixels.
        let (top, bottom) = (y.saturating_sub(1), (y + 1).min(last_row));
        let (left, right) = (x.saturating_sub(1), (x + 1).min(last_column));
        let column = |x: usize| image[top][x] + image[y][x] + image[bottom][x];
        let row = |y: usize| image[y][left] + image[y][x] + image[y][right];
        let gx = column(right) - column(left);
        let gy = row(bottom) - row(top);
        let length = f64::from(gx * gx + gy * gy).sqrt();
        (length as i32).min(255)
    };
    (0..=last_row)
        .map(|y| (0..=last_column).map(|x| strength(y, x)).collect())
        .collect()
}
