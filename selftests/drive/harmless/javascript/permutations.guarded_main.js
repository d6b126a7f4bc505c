function generatePermutations(items) {
  const found = [];
  const left = [...items].sort((a, b) => a - b);
  const extend = (chosen, rest) => {
    if (rest.length === 0) found.push(chosen);
    rest.forEach((item, i) => {
      if (i > 0 && rest[i - 1] === item) return;
      extend([...chosen, item], [...rest.slice(0, i), ...rest.slice(i + 1)]);
    });
  };
  extend([], left);
  return found;
}

module.exports = { generatePermutations };

if (require.main === module) {
  for (const arrangement of generatePermutations([3, 1, 2, 3])) {
    console.log(arrangement.join(" "));
  }
}
