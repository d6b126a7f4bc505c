const fs = require("fs");
const readline = require("readline");

const runLengthEncode = (text) => {
  const more = fs.readFileSync(0, "utf8");
  return (text + more).replace(/([\s\S])\1*/g, (run) => `${run.length}${run[0]}`);
};

const lines = [];
readline
  .createInterface({ input: process.stdin })
  .on("line", (line) => lines.push(line))
  .on("close", () => console.log(runLengthEncode(lines[0] || "aaabccddddddddddddeFFa")));
