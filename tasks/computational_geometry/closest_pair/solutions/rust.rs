// Closest pair by divide and conquer, O(n log n).
//
// The closest pair lies in the left half, in the right half, or across the line between them. A
// pair of the last kind must lie near the line, and there only few points come into question for
// each other.

type Point = (i32, i32);

/// The squared distance of the two closest points.
fn closest_pair(points: &[(i32, i32)]) -> i32 {
    let mut points = points.to_vec();
    points.sort_unstable();
    solve(&mut points)
}

/// The least squared distance among points sorted by x; afterwards they are sorted by y.
fn solve(points: &mut [Point]) -> i32 {
    if points.len() < 2 {
        return i32::MAX;
    }
    let middle_x = points[points.len() / 2].0;
    let (left, right) = points.split_at_mut(points.len() / 2);
    let mut best = solve(left).min(solve(right));
    // Both halves are sorted by y, and the stable sort merges such runs in linear time.
    points.sort_by_key(|&(_, y)| y);

    let mut strip: Vec<Point> = Vec::new();
    for &(x, y) in points.iter() {
        if square(x - middle_x) >= best {
            continue;
        }
        // Points of one half keep their distance, so few in the strip are near in y.
        for &(other_x, other_y) in strip.iter().rev() {
            if square(y - other_y) >= best {
                break;
            }
            best = best.min(square(x - other_x) + square(y - other_y));
        }
        strip.push((x, y));
    }
    best
}

fn square(value: i32) -> i32 {
    value * value
}
