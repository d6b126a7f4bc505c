use std::collections::BTreeSet;

const INF: i64 = 1_000_000_000;

fn dijkstra(n: usize, mut edges: Vec<(usize, usize, i64)>, source: usize) -> Vec<i64> {
    edges.sort();
    let mut dist = vec![INF; n];
    dist[source] = 0;
    let mut queue = BTreeSet::from([(0, source)]);
    while let Some((d, u)) = queue.pop_first() {
        let start = edges.partition_point(|&(from, _, _)| from < u);
        for &(_, v, w) in edges[start..].iter().take_while(|&&(from, _, _)| from == u) {
            if d + w < dist[v] {
                queue.remove(&(dist[v], v));
                dist[v] = d + w;
                queue.insert((dist[v], v));
            }
        }
    }
    dist
}

fn main() {
    let edges = vec![
        (0, 1, 10), (0, 2, 3), (2, 1, 4), (1, 3, 2), (2, 3, 8), (3, 4, 7), (2, 4, 12), (4, 0, 1),
        (1, 5, 0), (5, 4, 6), (6, 0, 1), (4, 6, 5),
    ];
    for d in dijkstra(8, edges, 0) {
        if d == INF {
            print!("INF ");
        } else {
            print!("{d} ");
        }
    }
    println!();
}
