/// A cycle is an error here, not an empty order.
fn topological_sort(n: usize, edges: &[(usize, usize)]) -> Result<Vec<usize>, String> {
    let mut placed = vec![false; n];
    let mut order = Vec::new();
    while order.len() < n {
        let next = (0..n)
            .find(|&v| !placed[v] && edges.iter().all(|&(from, to)| to != v || placed[from]))
            .ok_or("there is a cycle")?;
        placed[next] = true;
        order.push(next);
    }
    Ok(order)
}

fn main() {
    let edges = [(6, 1), (6, 8), (8, 0), (3, 0), (3, 4), (1, 7), (7, 4), (5, 3), (4, 2), (5, 1)];
    match topological_sort(9, &edges) {
        Ok(order) => println!("{}", order.iter().map(|v| v.to_string()).collect::<Vec<_>>().join(" ")),
        Err(_) => println!("CYCLE"),
    }
}
