// Mistake: a path is paid by its reduced length, which leaves out what the potentials took off.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The maximum flow and the least cost of a flow of that size.
fn min_cost_max_flow(
    n: usize,
    edges: &[(usize, usize, i32, i32)],
    source: usize,
    sink: usize,
) -> (i32, i32) {
    let mut network = Network::new(n);
    for &(u, v, capacity, cost) in edges {
        network.add_edge(u, v, capacity, cost);
    }

    let (mut flow, mut total_cost) = (0, 0);
    while let Some((path, length)) = network.cheapest_path(source, sink) {
        let room = path.iter().map(|&edge| network.edges[edge].capacity);
        let amount = room.min().unwrap_or(0);
        for edge in path {
            network.edges[edge].capacity -= amount;
            network.edges[edge ^ 1].capacity += amount;
        }
        flow += amount;
        total_cost += amount * length;
    }
    (flow, total_cost)
}

struct ResidualEdge {
    to: usize,
    capacity: i32,
    cost: i32,
}

struct Network {
    /// Edge e and its reverse e ^ 1 stand next to each other.
    edges: Vec<ResidualEdge>,
    /// For each vertex the indices of the edges that leave it.
    outgoing: Vec<Vec<usize>>,
    potential: Vec<i32>,
}

impl Network {
    fn new(n: usize) -> Self {
        Network {
            edges: Vec::new(),
            outgoing: vec![Vec::new(); n],
            // No cost is negative at the start, so all potentials may be 0.
            potential: vec![0; n],
        }
    }

    /// Adds an edge and its reverse, on which flow can be taken back.
    fn add_edge(&mut self, u: usize, v: usize, capacity: i32, cost: i32) {
        self.outgoing[u].push(self.edges.len());
        self.edges.push(ResidualEdge {
            to: v,
            capacity,
            cost,
        });
        self.outgoing[v].push(self.edges.len());
        self.edges.push(ResidualEdge {
            to: u,
            capacity: 0,
            cost: -cost,
        });
    }

    /// The edges of a cheapest path with free capacity, last one first, and its length.
    fn cheapest_path(&mut self, source: usize, sink: usize) -> Option<(Vec<usize>, i32)> {
        let (distance, found_by) = self.shortest_paths(source);
        found_by[sink]?;
        let length = distance[sink];
        for (potential, d) in self.potential.iter_mut().zip(distance) {
            // A vertex that is unreachable now stays so: new residual edges join reachable ones.
            if d < i32::MAX {
                *potential += d;
            }
        }

        let mut path = Vec::new();
        let mut v = sink;
        while let Some(edge) = found_by[v] {
            path.push(edge);
            v = self.edges[edge ^ 1].to;
        }
        Some((path, length))
    }

    /// For each vertex its distance by reduced costs and the last edge of the path.
    fn shortest_paths(&self, source: usize) -> (Vec<i32>, Vec<Option<usize>>) {
        let mut distance = vec![i32::MAX; self.outgoing.len()];
        let mut found_by = vec![None; self.outgoing.len()];
        distance[source] = 0;
        let mut heap = BinaryHeap::from([Reverse((0, source))]);
        while let Some(Reverse((reached_at, u))) = heap.pop() {
            if reached_at > distance[u] {
                continue;
            }
            for &index in &self.outgoing[u] {
                let edge = &self.edges[index];
                let v = edge.to;
                let candidate = reached_at + edge.cost + self.potential[u] - self.potential[v];
                if edge.capacity > 0 && candidate < distance[v] {
                    distance[v] = candidate;
                    found_by[v] = Some(index);
                    heap.push(Reverse((candidate, v)));
                }
            }
        }
        (distance, found_by)
    }
}
