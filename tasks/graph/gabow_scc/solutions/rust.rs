// Gabow's path-based strongly connected components, O(V + E).
//
// The path of a depth-first search is kept as a row of groups; the vertices of one group are known
// to reach one another. An edge back to a vertex on the path closes a cycle, which merges all
// groups from that vertex on. When the search leaves the first vertex of a group, the group is
// complete.

/// The components, each in ascending order, ordered by their smallest vertex.
fn gabow_scc(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut successors = vec![Vec::new(); n];
    for &(u, v) in edges {
        successors[u].push(v);
    }

    let mut search = PathSearch {
        successors: &successors,
        state: vec![State::Unseen; n],
        open: Vec::new(),
        bounds: Vec::new(),
        components: Vec::new(),
    };
    for root in 0..n {
        if search.state[root] == State::Unseen {
            search.visit(root);
        }
    }
    search.components.sort_unstable();
    search.components
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Unseen,
    /// In no component yet, at this place among the open vertices.
    Open(usize),
    Assigned,
}

struct PathSearch<'a> {
    successors: &'a [Vec<usize>],
    state: Vec<State>,
    /// The vertices that were found, but are in no component yet.
    open: Vec<usize>,
    /// For each group the place in `open` where it begins.
    bounds: Vec<usize>,
    components: Vec<Vec<usize>>,
}

impl PathSearch<'_> {
    fn visit(&mut self, u: usize) {
        let place = self.open.len();
        self.state[u] = State::Open(place);
        self.open.push(u);
        self.bounds.push(place);

        for &v in &self.successors[u] {
            match self.state[v] {
                State::Unseen => self.visit(v),
                State::Open(earlier) => self.merge_back_to(earlier),
                State::Assigned => {} // cannot reach u, or u would be in its component
            }
        }

        if self.bounds.last() == Some(&place) {
            self.bounds.pop();
            let mut component = self.open.split_off(place);
            for &v in &component {
                self.state[v] = State::Assigned;
            }
            component.sort_unstable();
            self.components.push(component);
        }
    }

    /// Merges all groups that begin after a place into the group that contains it.
    fn merge_back_to(&mut self, place: usize) {
        while self.bounds.last().is_some_and(|&bound| bound > place) {
            self.bounds.pop();
        }
    }
}
