use std::collections::{BTreeMap, BTreeSet};

/// Takes the vertices of an edge as one text.
fn tree_center(n: usize, edges: &[String]) -> Vec<usize> {
    let mut neighbours: BTreeMap<usize, BTreeSet<usize>> = (0..n).map(|v| (v, BTreeSet::new())).collect();
    for edge in edges {
        let (u, v) = edge.split_once('-').unwrap();
        let (u, v) = (u.parse().unwrap(), v.parse().unwrap());
        neighbours.get_mut(&u).unwrap().insert(v);
        neighbours.get_mut(&v).unwrap().insert(u);
    }
    while neighbours.len() > 2 {
        let leaves: Vec<usize> =
            neighbours.iter().filter(|(_, around)| around.len() < 2).map(|(&v, _)| v).collect();
        for leaf in leaves {
            neighbours.remove(&leaf);
            neighbours.values_mut().for_each(|around| {
                around.remove(&leaf);
            });
        }
    }
    neighbours.into_keys().collect()
}

fn main() {
    let edges = ["9-3", "3-6", "6-1", "1-8", "8-5", "10-8", "6-2", "2-4", "1-0", "8-7"];
    for v in tree_center(11, &edges.map(String::from)) {
        print!("{v} ");
    }
}
