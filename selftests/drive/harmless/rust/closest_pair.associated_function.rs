struct Solution;

impl Solution {
    fn square(x: i32) -> i32 {
        x * x
    }

    pub fn closest_pair(points: Vec<[i32; 2]>) -> i64 {
        let mut points = points;
        points.sort();
        let mut best = i64::MAX;
        for (i, p) in points.iter().enumerate() {
            for q in &points[i + 1..] {
                if i64::from(q[0] - p[0]) * i64::from(q[0] - p[0]) >= best {
                    break;
                }
                let distance = Solution::square(q[0] - p[0]) + Solution::square(q[1] - p[1]);
                best = best.min(distance.into());
            }
        }
        best
    }
}

fn main() {
    let points = vec![
        [-76, 274], [-278, -130], [498, 275], [127, -562], [-351, -60], [-136, 552], [-353, -184],
        [595, -334], [373, -463], [522, -532], [-157, -147], [-584, 397], [494, -142],
    ];
    println!("{}", Solution::closest_pair(points));
}
