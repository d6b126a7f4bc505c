// Histogram equalization, O(H * W).
//
// The numbers of pixels that are at most as bright, scaled to 0..255, become the new values; so
// values that many pixels share are moved apart.

/// The image with its values spread over 0..255; unchanged if all of them are equal.
fn equalize_histogram(image: &[Vec<i32>]) -> Vec<Vec<i32>> {
    let mut counts = [0; 256];
    for &value in image.iter().flatten() {
        counts[value as usize] += 1;
    }

    let darkest = counts.into_iter().find(|&count| count > 0).unwrap_or(0);
    let divisor = counts.iter().sum::<i32>() - darkest;
    if divisor == 0 {
        return image.to_vec();
    }
    let new_values: Vec<i32> = counts
        .iter()
        .scan(0, |at_most, &count| {
            *at_most += count;
            Some(*at_most)
        })
        // Adding half of the divisor before dividing rounds halves up.
        .map(|at_most| (2 * 255 * (at_most - darkest) + divisor) / (2 * divisor))
        .collect();
    image
        .iter()
        .map(|row| {
            row.iter()
                .map(|&value| new_values[value as usize])
                .collect()
        })
        .collect()
}
