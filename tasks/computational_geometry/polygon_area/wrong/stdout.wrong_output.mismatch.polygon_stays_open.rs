// Mistake: the edge from the last corner back to the first is missing.

/// The area, whichever way round the corners are listed.
fn polygon_area(polygon: &[(i32, i32)]) -> f64 {
    let twice_the_area: i64 = polygon
        .windows(2)
        .map(|pair| {
            let (a, b) = (pair[0], pair[1]);
            i64::from(a.0) * i64::from(b.1) - i64::from(b.0) * i64::from(a.1)
        })
        .sum();
    twice_the_area.abs() as f64 / 2.0
}
