// Point in polygon by the winding number, O(m) per query.
//
// Edges that pass the point on its right count +1 upwards and -1 downwards. The sum is 0 exactly if
// the point is outside. All numbers are integers, so no rounding can put it on the wrong side.

type Point = (i32, i32);

const INSIDE: i32 = 1;
const BOUNDARY: i32 = 0;
const OUTSIDE: i32 = -1;

/// For each point, whether it is inside (1), on the boundary (0) or outside (-1).
fn point_in_polygon(polygon: &[(i32, i32)], points: &[(i32, i32)]) -> Vec<i32> {
    points.iter().map(|&point| locate(polygon, point)).collect()
}

fn locate(polygon: &[Point], p: Point) -> i32 {
    let mut winding = 0;
    let ends = polygon.iter().cycle().skip(1);
    for (&a, &b) in polygon.iter().zip(ends) {
        let side = side(a, b, p);
        if side == 0 && is_between(p.0, a.0, b.0) && is_between(p.1, a.1, b.1) {
            return BOUNDARY;
        }
        // A corner at the height of p counts as below it. So an edge along that height is not
        // counted, and of the two edges at a corner only those count that lead above it.
        match (a.1 > p.1, b.1 > p.1) {
            (false, true) if side > 0 => winding += 1,
            (true, false) if side < 0 => winding -= 1,
            _ => {}
        }
    }
    if winding != 0 {
        INSIDE
    } else {
        OUTSIDE
    }
}

/// Positive if p is on the left of the line from a to b, negative on its right, 0 on it.
fn side(a: Point, b: Point, p: Point) -> i32 {
    (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0)
}

fn is_between(value: i32, a: i32, b: i32) -> bool {
    (a.min(b)..=a.max(b)).contains(&value)
}
