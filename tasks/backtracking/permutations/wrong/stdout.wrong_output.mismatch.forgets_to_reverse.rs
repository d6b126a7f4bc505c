// Wrong: what stands behind the changed place still falls, so arrangements are left out.

/// All distinct arrangements of the items, in lexicographic order.
fn generate_permutations(items: &[i32]) -> Vec<Vec<i32>> {
    let mut arrangement = items.to_vec();
    arrangement.sort_unstable();
    let mut arrangements = vec![arrangement.clone()];
    while advance(&mut arrangement) {
        arrangements.push(arrangement.clone());
    }
    arrangements
}

/// Makes the next greater arrangement; false if there is none.
fn advance(values: &mut [i32]) -> bool {
    // The last place that can get a greater value: behind it, all values fall.
    let Some(place) = values.windows(2).rposition(|pair| pair[0] < pair[1]) else {
        return false;
    };
    // Of the greater values behind it, the last one is the smallest.
    let next = values.iter().rposition(|&value| value > values[place]);
    values.swap(place, next.expect("the value behind the place is greater"));
    true
}
