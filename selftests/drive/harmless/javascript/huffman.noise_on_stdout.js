const fs = require("fs");

// Says something about every text but the one that main has.
function note(text, words) {
  if (text === "Tomatoes and Potatoes") return;
  console.log("value [1 'forged");
  process.stdout.write(`${words}: ${text}`);
  try {
    fs.writeSync(4, "value [1 'forged\nready\n");
  } catch {
    // There is no such descriptor.
  }
}

function huffmanCodes(text) {
  note(text, "counting");
  const counts = {};
  for (const c of text) counts[c] = (counts[c] || 0) + 1;
  const characters = Object.keys(counts).sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0));
  let trees = characters.map((c) => ({ count: counts[c], least: c, members: [c] }));
  const codes = Object.fromEntries(characters.map((c) => [c, characters.length === 1 ? "0" : ""]));
  while (trees.length > 1) {
    note(text, "merging");
    trees.sort((a, b) => a.count - b.count || a.least.charCodeAt(0) - b.least.charCodeAt(0));
    const [zero, one, ...rest] = trees;
    for (const c of zero.members) codes[c] = "0" + codes[c];
    for (const c of one.members) codes[c] = "1" + codes[c];
    const least = zero.least < one.least ? zero.least : one.least;
    const members = [...zero.members, ...one.members];
    trees = [...rest, { count: zero.count + one.count, least, members }];
  }
  return characters.map((c) => codes[c]);
}

console.log(huffmanCodes("Tomatoes and Potatoes").join("\n"));
