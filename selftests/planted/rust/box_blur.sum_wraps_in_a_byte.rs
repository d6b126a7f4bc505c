// Mistake: pixels are added as bytes, which wrap around.

/// The blurred image, its means rounded down.
fn box_blur(image: &[Vec<i32>]) -> Vec<Vec<i32>> {
    let (last_row, last_column) = (image.len() - 1, image[0].len() - 1);
    let mean = |y: usize, x: usize| {
        // Clamped coordinates repeat the border pixels.
        let (top, bottom) = (y.saturating_sub(1), (y + 1).min(last_row));
        let (left, right) = (x.saturating_sub(1), (x + 1).min(last_column));
        let sum: u8 = [top, y, bottom]
            .iter()
            .map(|&y| image[y][left] as u8 + image[y][x] as u8 + image[y][right] as u8)
            .sum();
        i32::from(sum / 9)
    };
    (0..=last_row)
        .map(|y| (0..=last_column).map(|x| mean(y, x)).collect())
        .collect()
}
