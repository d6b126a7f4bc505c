// Mistake: the chains turn right, so the corners come in clockwise order.

type Point = (i32, i32);

/// The corners of the hull, counter-clockwise from the leftmost, lowest one.
fn convex_hull(points: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let mut sorted = points.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() <= 1 {
        return sorted;
    }
    let mut hull = half_hull(sorted.iter());
    let other = half_hull(sorted.iter().rev());
    hull.pop();
    hull.extend_from_slice(&other[..other.len() - 1]);
    hull
}

fn half_hull<'a>(sorted: impl Iterator<Item = &'a Point>) -> Vec<Point> {
    let mut chain: Vec<Point> = Vec::new();
    for &point in sorted {
        while let [.., a, b] = chain[..] {
            if turn(a, b, point) < 0 {
                break;
            }
            chain.pop();
        }
        chain.push(point);
    }
    chain
}

/// Positive if a, b, c turn left, negative if they turn right, 0 if they go straight on.
fn turn(a: Point, b: Point, c: Point) -> i32 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}
