/// Edges as vectors of two, in and out.
pub fn find_bridges(n: usize, edges: &Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    let mut adjacent: Vec<Vec<(usize, usize)>> = vec![Vec::new(); n];
    for (id, edge) in edges.iter().enumerate() {
        adjacent[edge[0]].push((edge[1], id));
        adjacent[edge[1]].push((edge[0], id));
    }
    let mut order = vec![0; n];
    let mut low = vec![0; n];
    let mut clock = 0;
    let mut bridges = Vec::new();
    for root in 0..n {
        if order[root] == 0 {
            dfs(root, usize::MAX, &adjacent, &mut order, &mut low, &mut clock, &mut bridges);
        }
    }
    bridges.sort();
    bridges
}

fn dfs(
    u: usize,
    entered_by: usize,
    adjacent: &Vec<Vec<(usize, usize)>>,
    order: &mut Vec<usize>,
    low: &mut Vec<usize>,
    clock: &mut usize,
    bridges: &mut Vec<Vec<usize>>,
) {
    *clock += 1;
    order[u] = *clock;
    low[u] = *clock;
    for &(v, id) in &adjacent[u] {
        if id == entered_by {
            continue;
        }
        if order[v] != 0 {
            low[u] = low[u].min(order[v]);
            continue;
        }
        dfs(v, id, adjacent, order, low, clock, bridges);
        low[u] = low[u].min(low[v]);
        if low[v] > order[u] {
            bridges.push(vec![u.min(v), u.max(v)]);
        }
    }
}

fn main() {
    let edges = vec![vec![0, 1], vec![0, 2], vec![1, 2], vec![0, 3], vec![3, 4]];
    for bridge in find_bridges(5, &edges) {
        println!("{} {}", bridge[0], bridge[1]);
    }
}
