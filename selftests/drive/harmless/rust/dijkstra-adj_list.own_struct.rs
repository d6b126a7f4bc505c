use std::cmp::Ordering;
use std::collections::BinaryHeap;

pub type Node = usize;
pub type Graph = Vec<Vec<Arc>>;

/// An arc as the program itself declares it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arc {
    /// Where it leads.
    pub to: Node, // { not the end
    pub weight: i32,
}

#[derive(PartialEq, Eq)]
struct State(i32, Node);

impl Ord for State {
    fn cmp(&self, other: &Self) -> Ordering {
        other.0.cmp(&self.0).then(self.1.cmp(&other.1))
    }
}

impl PartialOrd for State {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

pub fn dijkstra(adj: &Graph, source: Node) -> Vec<i32> {
    let mut dist = vec![1_000_000_000; adj.len()];
    let mut heap = BinaryHeap::new();
    dist[source] = 0;
    heap.push(State(0, source));
    while let Some(State(cost, u)) = heap.pop() {
        if cost > dist[u] {
            continue;
        }
        for arc in &adj[u] {
            let next = cost + arc.weight;
            if next < dist[arc.to] {
                dist[arc.to] = next;
                heap.push(State(next, arc.to));
            }
        }
    }
    dist
}

fn main() {
    let lists: [&[(usize, i32)]; 8] = [
        &[(1, 10), (2, 3)],
        &[(3, 2), (5, 0)],
        &[(1, 4), (3, 8), (4, 12)],
        &[(4, 7)],
        &[(0, 1), (6, 5)],
        &[(4, 6)],
        &[(0, 1)],
        &[],
    ];
    let graph: Graph = lists
        .iter()
        .map(|list| list.iter().map(|&(to, weight)| Arc { to, weight }).collect())
        .collect();
    let words: Vec<String> = dijkstra(&graph, 0)
        .into_iter()
        .map(|d| if d == 1_000_000_000 { "INF".into() } else { d.to_string() })
        .collect();
    println!("{}", words.join(" "));
}
