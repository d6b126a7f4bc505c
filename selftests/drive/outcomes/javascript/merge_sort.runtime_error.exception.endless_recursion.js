// Halves an empty list again and again.
function mergeSort(values) {
  if (values.length === 1) return values;
  const left = mergeSort(values.slice(0, values.length >> 1));
  const right = mergeSort(values.slice(values.length >> 1));
  const merged = [];
  while (left.length && right.length) merged.push((left[0] <= right[0] ? left : right).shift());
  return [...merged, ...left, ...right];
}

console.log(mergeSort([61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40]).join(" "));
