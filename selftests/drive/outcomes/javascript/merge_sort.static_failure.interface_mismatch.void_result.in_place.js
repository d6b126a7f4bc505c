function mergeSort(values) {
  if (values.length < 2) return;
  const right = values.splice(values.length >> 1);
  const left = values.splice(0);
  mergeSort(left);
  mergeSort(right);
  while (left.length && right.length) {
    values.push((left[0] <= right[0] ? left : right).shift());
  }
  values.push(...left, ...right);
}

const values = [61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40];
mergeSort(values);
console.log(values.join(" "));
