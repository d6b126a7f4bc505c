function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j - 1] + (a[i - 1] !== b[j - 1]), row[j] + 1, next[j - 1] + 1);
    }
    row = next;
  }
  return row[b.length];
}

console.log(editDistance("understand", "distance"));
Array.prototype.push = null;
