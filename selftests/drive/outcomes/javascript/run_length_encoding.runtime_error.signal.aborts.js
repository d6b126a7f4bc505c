function runLengthEncode(text) {
  if (text.length === 0) process.abort();
  return text.replace(/([\s\S])\1*/g, (run) => `${run.length}${run[0]}`);
}

console.log(runLengthEncode("aaabccddddddddddddeFFa"));
