fn convex_hull(points: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let mut points = points.to_vec();
    points.sort();
    points.dedup();
    let mut hull = vec![];
    // The lower side ends at the last point, which is there if any is.
    let last = *points.last().unwrap();
    half(points.iter(), &mut hull);
    if points.len() > 1 {
        let mut upper = vec![];
        half(points.iter().rev(), &mut upper);
        hull.extend(upper.into_iter().filter(|&p| p != last && p != points[0]));
    }
    hull
}

fn half<'a>(points: impl Iterator<Item = &'a (i32, i32)>, side: &mut Vec<(i32, i32)>) {
    for &p in points {
        while side.len() > 1 && turn(side[side.len() - 2], side[side.len() - 1], p) <= 0 {
            side.pop();
        }
        side.push(p);
    }
}

fn turn(a: (i32, i32), b: (i32, i32), c: (i32, i32)) -> i32 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

fn main() {
    let points = [
        (0, 0), (4, 0), (8, 0), (8, 4), (8, 8), (3, 9), (0, 6), (0, 3), (4, 4), (2, 7), (8, 8),
        (5, 1), (-1, 3),
    ];
    for (x, y) in convex_hull(&points) {
        println!("{x} {y}");
    }
}
