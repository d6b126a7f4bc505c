function editDistance(a, b) {
  return a.missing.length;
}

console.log(editDistance("understand", "distance"));
