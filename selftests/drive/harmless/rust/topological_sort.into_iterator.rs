use std::collections::BTreeSet;

fn topological_sort(n: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Vec<usize> {
    let mut successors = vec![vec![]; n];
    let mut degree = vec![0; n];
    for (u, v) in edges {
        successors[u].push(v);
        degree[v] += 1;
    }
    let mut ready: BTreeSet<usize> = (0..n).filter(|&v| degree[v] == 0).collect();
    let mut order = vec![];
    while let Some(u) = ready.pop_first() {
        order.push(u);
        for &v in &successors[u] {
            degree[v] -= 1;
            if degree[v] == 0 {
                ready.insert(v);
            }
        }
    }
    if order.len() < n {
        order.clear();
    }
    order
}

fn main() {
    let edges = [(6, 1), (6, 8), (8, 0), (3, 0), (3, 4), (1, 7), (7, 4), (5, 3), (4, 2), (5, 1)];
    let order = topological_sort(9, edges);
    if order.is_empty() {
        println!("CYCLE");
    }
    for v in order {
        print!("{v} ");
    }
}
