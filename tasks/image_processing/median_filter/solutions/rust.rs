// Median filter, O(H * W): the median of the 3 x 3 block around every pixel.

/// The filtered image.
fn median_filter(image: &[Vec<i32>]) -> Vec<Vec<i32>> {
    let (last_row, last_column) = (image.len() - 1, image[0].len() - 1);
    let median = |y: usize, x: usize| {
        // Clamped coordinates repeat the border pixels.
        let rows = [y.saturating_sub(1), y, (y + 1).min(last_row)];
        let columns = [x.saturating_sub(1), x, (x + 1).min(last_column)];
        let mut block = rows.map(|y| columns.map(|x| image[y][x])).concat();
        // A selection is enough; the rest need not be in order.
        let (_, middle, _) = block.select_nth_unstable(4);
        *middle
    };
    (0..=last_row)
        .map(|y| (0..=last_column).map(|x| median(y, x)).collect())
        .collect()
}
