function runLengthEncode(text) {
  let encoded = "";
  let start = 0;
  do {
    let end = start;
    while (text[end] === text[start]) end++;
    encoded += `${end - start}${text[start]}`;
    start = end;
  } while (start !== text.length);
  return encoded;
}

console.log(runLengthEncode("aaabccddddddddddddeFFa"));
