const editDistance = (a) => (b) => {
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  [...a].forEach((c, i) => {
    const current = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const replaced = previous[j - 1] + (c === b[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, previous[j] + 1, current[j - 1] + 1));
    }
    previous = current;
  });
  return previous[b.length];
};

console.log(editDistance("understand")("distance"));
