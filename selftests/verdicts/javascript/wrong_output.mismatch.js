function editDistance(a, b) {
  return Math.abs(a.length - b.length);
}

console.log(editDistance("understand", "distance"));
