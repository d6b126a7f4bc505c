class Matcher {
  static #borders(pattern) {
    const borders = [0];
    for (let i = 1, length = 0; i < pattern.length; i++) {
      while (length > 0 && pattern[i] !== pattern[length]) length = borders[length - 1];
      if (pattern[i] === pattern[length]) length++;
      borders.push(length);
    }
    return borders;
  }

  static kmpSearch(text, pattern) {
    const borders = Matcher.#borders(pattern);
    const found = [];
    let matched = 0;
    for (let i = 0; i < text.length; i++) {
      while (matched > 0 && text[i] !== pattern[matched]) matched = borders[matched - 1];
      if (text[i] === pattern[matched]) matched++;
      if (matched === pattern.length) {
        found.push(i - matched + 1);
        matched = borders[matched - 1];
      }
    }
    return found;
  }
}

console.log(Matcher.kmpSearch("aabbaabaabaaabaaabababaaabaa", "aabaaab").join(" ") || "NONE");
