use std::collections::LinkedList;

unsafe fn kmp_search(text: &str, pattern: &str) -> LinkedList<usize> {
    let (text, pattern) = (text.as_bytes(), pattern.as_bytes());
    let mut found = LinkedList::new();
    for i in 0..(text.len() + 1).saturating_sub(pattern.len()) {
        if text[i..].starts_with(pattern) {
            found.push_back(i);
        }
    }
    found
}

fn main() {
    let found = unsafe { kmp_search("aabbaabaabaaabaaabababaaabaa", "aabaaab") };
    let words: Vec<String> = found.iter().map(|i| i.to_string()).collect();
    println!("{}", words.join(" "));
}
