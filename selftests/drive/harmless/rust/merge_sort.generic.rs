fn merge_sort<T: Ord + Clone>(values: &[T]) -> Vec<T> {
    if values.len() < 2 {
        return values.to_vec();
    }
    let middle = values.len() / 2;
    let (left, right) = (merge_sort(&values[..middle]), merge_sort(&values[middle..]));
    let mut merged = Vec::with_capacity(values.len());
    let (mut i, mut j) = (0, 0);
    while i < left.len() || j < right.len() {
        if j == right.len() || (i < left.len() && left[i] <= right[j]) {
            merged.push(left[i].clone());
            i += 1;
        } else {
            merged.push(right[j].clone());
            j += 1;
        }
    }
    merged
}

fn main() {
    let sorted = merge_sort(&[61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40]);
    let words: Vec<String> = sorted.iter().map(|x| x.to_string()).collect();
    println!("{}", words.join(" "));
}
