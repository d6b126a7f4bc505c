use std::collections::BTreeMap;

fn main() {
    let words = BTreeMap::from([("greeting", "hello")]);
    let Some(word) = words.get("greeting") else { return };
    println!("{word}");
}
