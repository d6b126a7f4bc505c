fn caesar_encrypt(text: &[char], shift: i32) -> Vec<char> {
    let rotate = |c: char, first: char| {
        let place = (c as i32 - first as i32 + shift).rem_euclid(26);
        char::from(first as u8 + place as u8)
    };
    text.iter()
        .map(|&c| match c {
            'a'..='z' => rotate(c, 'a'),
            'A'..='Z' => rotate(c, 'A'),
            other => other,
        })
        .collect()
}

fn main() {
    let text: Vec<char> = "A Jazz & Quiz-Night at 10pm, Box 7!".chars().collect();
    println!("{}", caesar_encrypt(&text, -29).into_iter().collect::<String>());
}
