use std::sync::Mutex;

static PARENT: Mutex<Vec<usize>> = Mutex::new(Vec::new());

/// Counts on `main` to have emptied the forest.
fn run_disjoint_set(n: usize, operations: &[(&str, usize, usize)]) -> Vec<i32> {
    let mut parent = PARENT.lock().unwrap();
    for v in parent.len()..n {
        parent.push(v);
    }
    let mut answers = Vec::new();
    for &(kind, a, b) in operations {
        let (a, b) = (root(&parent, a), root(&parent, b));
        answers.push(match kind {
            "union" => {
                parent[a] = b;
                (a != b) as i32
            }
            "connected" => (a == b) as i32,
            "size" => (0..n).filter(|&v| root(&parent, v) == a).count() as i32,
            _ => (0..n).filter(|&v| parent[v] == v).count() as i32,
        });
    }
    answers
}

fn root(parent: &[usize], mut v: usize) -> usize {
    while parent[v] != v {
        v = parent[v];
    }
    v
}

fn main() {
    PARENT.lock().unwrap().clear();
    let operations = [
        ("count", 0, 0), ("union", 0, 1), ("union", 2, 3), ("connected", 0, 2), ("union", 1, 3),
        ("connected", 0, 2), ("size", 3, 0), ("union", 0, 2), ("union", 5, 6), ("count", 0, 0),
        ("union", 6, 1), ("size", 5, 0), ("connected", 4, 7), ("size", 4, 0), ("count", 0, 0),
    ];
    for answer in run_disjoint_set(8, &operations) {
        print!("{answer} ");
    }
}
