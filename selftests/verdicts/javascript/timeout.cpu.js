function editDistance(a, b) {
  for (;;) {}
}

console.log(editDistance("understand", "distance"));
