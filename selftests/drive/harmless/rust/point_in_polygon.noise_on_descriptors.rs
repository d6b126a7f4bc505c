use std::fs::File;
use std::io::Write;
use std::os::fd::FromRawFd;

#[derive(Clone, Copy)]
struct Point {
    x: i64,
    y: i64,
}

fn point_in_polygon(polygon: &[Point], points: &[Point]) -> Vec<i8> {
    // The descriptors belong to somebody else, if they are open at all.
    let mut log = std::mem::ManuallyDrop::new(unsafe { File::from_raw_fd(4) });
    let _ = log.write_all(b"value [0\nready\n");
    points.iter().map(|&p| place(polygon, p)).collect()
}

fn place(polygon: &[Point], p: Point) -> i8 {
    let mut inside = false;
    for i in 0..polygon.len() {
        let (a, b) = (polygon[i], polygon[(i + 1) % polygon.len()]);
        let cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
        let between = p.x >= a.x.min(b.x)
            && p.x <= a.x.max(b.x)
            && p.y >= a.y.min(b.y)
            && p.y <= a.y.max(b.y);
        if cross == 0 && between {
            return 0;
        }
        if (a.y > p.y) != (b.y > p.y) && (cross > 0) == (b.y > a.y) {
            inside = !inside;
        }
    }
    if inside { 1 } else { -1 }
}

fn main() {
    let polygon = [(0, 0), (0, 5), (3, 1), (9, 5), (9, -3), (7, -3)].map(|(x, y)| Point { x, y });
    let points = [
        (1, 1), (3, 3), (3, 1), (9, 3), (10, 5), (8, 3), (-1, 1), (-2, 5), (0, 5), (8, -3), (4, -3),
        (-3, 0), (6, 3), (4, 2), (2, -1), (1, 2),
    ]
    .map(|(x, y)| Point { x, y });
    for answer in point_in_polygon(&polygon, &points) {
        print!("{answer} ");
    }
    println!();
}
