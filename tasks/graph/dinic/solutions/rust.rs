// Dinic's maximum flow, O(V^2 * E).
//
// Each phase finds the distance of every vertex from the source in the residual network, and then
// sends flow along shortest paths until each of them has a full edge. Thus the sink is farther
// away in the next phase, and there are fewer than V of them.

use std::collections::VecDeque;

/// The greatest flow from source to sink.
fn max_flow(n: usize, edges: &[(usize, usize, i32)], source: usize, sink: usize) -> i32 {
    let mut network = Network::new(n);
    for &(u, v, capacity) in edges {
        network.add_edge(u, v, capacity);
    }

    let mut flow = 0;
    while network.find_distances(source, sink) {
        flow += network.send(source, sink, i32::MAX);
    }
    flow
}

struct ResidualEdge {
    to: usize,
    capacity: i32,
}

struct Network {
    /// Edge e and its reverse e ^ 1 stand next to each other.
    edges: Vec<ResidualEdge>,
    /// For each vertex the indices of the edges that leave it.
    outgoing: Vec<Vec<usize>>,
    distance: Vec<Option<usize>>,
    /// For each vertex how many of its edges are of no more use in this phase.
    exhausted: Vec<usize>,
}

impl Network {
    fn new(n: usize) -> Self {
        Network {
            edges: Vec::new(),
            outgoing: vec![Vec::new(); n],
            distance: vec![None; n],
            exhausted: vec![0; n],
        }
    }

    /// Adds an edge and its reverse, on which flow can be taken back.
    fn add_edge(&mut self, u: usize, v: usize, capacity: i32) {
        self.outgoing[u].push(self.edges.len());
        self.edges.push(ResidualEdge { to: v, capacity });
        self.outgoing[v].push(self.edges.len());
        self.edges.push(ResidualEdge { to: u, capacity: 0 });
    }

    /// Begins a phase; returns whether the sink can be reached.
    fn find_distances(&mut self, source: usize, sink: usize) -> bool {
        self.exhausted.fill(0);
        self.distance.fill(None);
        self.distance[source] = Some(0);
        let mut queue = VecDeque::from([(source, 0)]);
        while let Some((u, distance)) = queue.pop_front() {
            for &index in &self.outgoing[u] {
                let ResidualEdge { to, capacity } = self.edges[index];
                if capacity > 0 && self.distance[to].is_none() {
                    self.distance[to] = Some(distance + 1);
                    queue.push_back((to, distance + 1));
                }
            }
        }
        self.distance[sink].is_some()
    }

    /// Sends up to a limit from u to the sink on shortest paths; returns how much arrives.
    fn send(&mut self, u: usize, sink: usize, limit: i32) -> i32 {
        if u == sink {
            return limit;
        }
        let next_distance = self.distance[u].map(|d| d + 1);
        let mut sent = 0;
        while let Some(&index) = self.outgoing[u].get(self.exhausted[u]) {
            let ResidualEdge { to, capacity } = self.edges[index];
            if capacity > 0 && self.distance[to] == next_distance {
                let amount = self.send(to, sink, capacity.min(limit - sent));
                self.edges[index].capacity -= amount;
                self.edges[index ^ 1].capacity += amount;
                sent += amount;
                if sent == limit {
                    break; // the edge may have capacity left
                }
            }
            self.exhausted[u] += 1;
        }
        sent
    }
}
