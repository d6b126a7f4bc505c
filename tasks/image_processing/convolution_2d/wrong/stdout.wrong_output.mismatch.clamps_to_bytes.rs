// Wrong: the sums are clamped to 0..255.

/// The convolution in the size of the image; outside the image everything is 0.
fn convolve2d(image: &[Vec<i32>], kernel: &[Vec<i32>]) -> Vec<Vec<i32>> {
    let (height, width) = (image.len(), image[0].len());
    let (centre_y, centre_x) = (kernel.len() / 2, kernel[0].len() / 2);
    let weighted_sum = |y: usize, x: usize| {
        let mut sum = 0;
        for (i, weights) in kernel.iter().enumerate() {
            // A coordinate above or left of the image wraps around to one far behind its end, so
            // `get` finds nothing there.
            let Some(row) = image.get((y + centre_y).wrapping_sub(i)) else {
                continue;
            };
            for (j, weight) in weights.iter().enumerate() {
                if let Some(pixel) = row.get((x + centre_x).wrapping_sub(j)) {
                    sum += weight * pixel;
                }
            }
        }
        sum.clamp(0, 255)
    };
    (0..height)
        .map(|y| (0..width).map(|x| weighted_sum(y, x)).collect())
        .collect()
}
