fn kmp_search<T: AsRef<[u8]>, P: AsRef<[u8]> + ?Sized>(text: T, pattern: &P) -> Vec<usize> {
    let (text, pattern) = (text.as_ref(), pattern.as_ref());
    let mut failure = vec![0; pattern.len()];
    let mut k = 0;
    for i in 1..pattern.len() {
        while k > 0 && pattern[i] != pattern[k] {
            k = failure[k - 1];
        }
        k += usize::from(pattern[i] == pattern[k]);
        failure[i] = k;
    }
    let mut found = vec![];
    k = 0;
    for (i, byte) in text.iter().enumerate() {
        while k > 0 && *byte != pattern[k] {
            k = failure[k - 1];
        }
        k += usize::from(*byte == pattern[k]);
        if k == pattern.len() {
            found.push(i + 1 - k);
            k = failure[k - 1];
        }
    }
    found
}

fn main() {
    let found = kmp_search("aabbaabaabaaabaaabababaaabaa", "aabaaab");
    if found.is_empty() {
        println!("NONE");
        return;
    }
    let words: Vec<String> = found.iter().map(|x| x.to_string()).collect();
    println!("{}", words.join(" "));
}
