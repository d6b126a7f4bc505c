fn merge_sort(values: &mut Vec<i32>) {
    if values.len() < 2 {
        return;
    }
    let mut right = values.split_off(values.len() / 2);
    merge_sort(values);
    merge_sort(&mut right);
    let left = std::mem::take(values);
    let (mut left, mut right) = (left.into_iter().peekable(), right.into_iter().peekable());
    while let (Some(a), Some(b)) = (left.peek(), right.peek()) {
        let next = if a <= b { left.next() } else { right.next() };
        values.extend(next);
    }
    values.extend(left);
    values.extend(right);
}

fn main() {
    let mut values = vec![61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40];
    merge_sort(&mut values);
    let words: Vec<String> = values.iter().map(|x| x.to_string()).collect();
    println!("{}", words.join(" "));
}
