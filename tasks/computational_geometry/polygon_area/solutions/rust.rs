// Polygon area by the shoelace formula, O(m).
//
// The cross product of two neighbouring corners is twice the signed area of the triangle that they
// make with the origin. Around the whole polygon, what lies outside it cancels out.

/// The area, whichever way round the corners are listed.
fn polygon_area(polygon: &[(i32, i32)]) -> f64 {
    let following = polygon.iter().cycle().skip(1);
    let twice_the_area: i64 = polygon
        .iter()
        .zip(following)
        .map(|(&a, &b)| cross(a, b))
        .sum();
    twice_the_area.abs() as f64 / 2.0
}

/// 64 bits wide, since the sum of many of these may exceed 32 bits before it shrinks again.
fn cross(a: (i32, i32), b: (i32, i32)) -> i64 {
    i64::from(a.0) * i64::from(b.1) - i64::from(b.0) * i64::from(a.1)
}
