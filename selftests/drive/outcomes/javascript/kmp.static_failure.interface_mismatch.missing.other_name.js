// Prints what is expected, but under no name that anybody could call.
function search(text, pattern) {
  const found = [];
  for (let i = text.indexOf(pattern); i >= 0; i = text.indexOf(pattern, i + 1)) found.push(i);
  return found;
}

console.log(search("aabbaabaabaaabaaabababaaabaa", "aabaaab").join(" ") || "NONE");
