// Mistake: a point on the line through an edge, but beyond its ends, counts as on the boundary.

type Point = (i32, i32);

/// For each point, whether it is inside (1), on the boundary (0) or outside (-1).
fn point_in_polygon(polygon: &[(i32, i32)], points: &[(i32, i32)]) -> Vec<i32> {
    points.iter().map(|&point| locate(polygon, point)).collect()
}

fn locate(polygon: &[Point], p: Point) -> i32 {
    let mut winding = 0;
    for (&a, &b) in polygon.iter().zip(polygon.iter().cycle().skip(1)) {
        let side = (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0);
        if side == 0 {
            return 0;
        }
        match (a.1 > p.1, b.1 > p.1) {
            (false, true) if side > 0 => winding += 1,
            (true, false) if side < 0 => winding -= 1,
            _ => {}
        }
    }
    if winding != 0 {
        1
    } else {
        -1
    }
}
