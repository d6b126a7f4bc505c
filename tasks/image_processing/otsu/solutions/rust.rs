// Otsu's threshold, O(H * W + 256).
//
// The pixels are counted by value. Going through the thresholds, each value moves from the bright
// class to the dark one, so the sums of both classes are always at hand.

/// The number of pixels in a class and the sum of their values.
#[derive(Default)]
struct Class {
    pixels: f64,
    sum: f64,
}

impl Class {
    fn add(&mut self, pixels: f64, value: f64) {
        self.pixels += pixels;
        self.sum += pixels * value;
    }

    /// The variance between this class and another one; 0 if one of them has no pixels.
    fn variance_to(&self, other: &Class) -> f64 {
        if self.pixels == 0.0 || other.pixels == 0.0 {
            return 0.0;
        }
        let distance = self.sum / self.pixels - other.sum / other.pixels;
        self.pixels * other.pixels * distance * distance
    }
}

/// The smallest threshold with the greatest variance between the two classes.
fn otsu_threshold(image: &[Vec<i32>]) -> i32 {
    let mut counts = [0.0; 256];
    let (mut dark, mut bright) = (Class::default(), Class::default());
    for &value in image.iter().flatten() {
        counts[value as usize] += 1.0;
        bright.add(1.0, f64::from(value));
    }

    let (mut best, mut greatest) = (0, 0.0);
    for threshold in 0..255 {
        let moved = counts[threshold as usize];
        dark.add(moved, f64::from(threshold));
        bright.add(-moved, f64::from(threshold));
        let variance = dark.variance_to(&bright);
        if variance > greatest {
            greatest = variance;
            best = threshold;
        }
    }
    best
}
