/// Sorted lists of two halves; a list of none is never short enough.
fn heap_sort(values: &[i32]) -> Vec<i32> {
    if values.len() == 1 {
        return values.to_vec();
    }
    let (left, right) = values.split_at(values.len() / 2);
    let (mut left, right) = (heap_sort(left), heap_sort(right));
    for value in right {
        let place = left.partition_point(|&other| other <= value);
        left.insert(place, value);
    }
    left
}

fn main() {
    let sorted = heap_sort(&[23, -5, 88, 0, 23, 14, -61, 7, 90, 2, 14]);
    let words: Vec<String> = sorted.iter().map(|x| x.to_string()).collect();
    println!("{}", words.join(" "));
}
