// Mistake: a contradiction of the last variable is not noticed.

/// Whether the clauses can be met, and the number of components.
fn solve_two_sat(n: usize, clauses: &[(i32, i32)]) -> (bool, usize) {
    let mut implied = vec![Vec::new(); 2 * n];
    for &(a, b) in clauses {
        implied[vertex(-a)].push(vertex(b));
        implied[vertex(-b)].push(vertex(a));
    }

    let mut search = Search {
        implied: &implied,
        state: vec![State::Unseen; 2 * n],
        found: 0,
        open: Vec::new(),
        components: 0,
    };
    for root in 0..2 * n {
        search.visit(root);
    }
    let satisfiable = search.state.chunks(2).take(n - 1).all(|pair| pair[0] != pair[1]);
    (satisfiable, search.components)
}

/// The vertex of a literal: the two of a variable stand side by side.
fn vertex(literal: i32) -> usize {
    let variable = literal.unsigned_abs() as usize - 1;
    2 * variable + usize::from(literal < 0)
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Unseen,
    /// In no component yet; vertices are numbered as they are found.
    Open(usize),
    /// In the component of this number.
    Closed(usize),
}

/// Tarjan's algorithm.
struct Search<'a> {
    implied: &'a [Vec<usize>],
    state: Vec<State>,
    found: usize,
    /// The open vertices in the order of their numbers.
    open: Vec<usize>,
    components: usize,
}

impl Search<'_> {
    /// Explores all that a vertex implies. Gives the smallest number of an open vertex that can be
    /// reached from it by tree edges and then at most one other, if there is any.
    fn visit(&mut self, u: usize) -> Option<usize> {
        match self.state[u] {
            State::Unseen => {}
            State::Open(number) => return Some(number),
            State::Closed(_) => return None,
        }
        let number = self.found;
        self.found += 1;
        self.state[u] = State::Open(number);
        self.open.push(u);

        let mut low = number;
        for &v in &self.implied[u] {
            if let Some(reached) = self.visit(v) {
                low = low.min(reached);
            }
        }
        if low < number {
            return Some(low);
        }

        // No way leads further back, so u and all that was found after it are a component.
        while let Some(v) = self.open.pop() {
            self.state[v] = State::Closed(self.components);
            if v == u {
                break;
            }
        }
        self.components += 1;
        None
    }
}
