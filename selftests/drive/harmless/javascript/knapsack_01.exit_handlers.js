process.on("exit", () => {
  for (;;) if (answered) break;
});
process.on("uncaughtException", () => console.log("never"));

let answered = false;

const knapsack = (capacity, weights, values = []) => {
  answered = false;
  const best = new Int32Array(capacity + 1);
  weights.forEach((weight, i) => {
    for (let c = capacity; c >= weight; c--) best[c] = Math.max(best[c], best[c - weight] + values[i]);
  });
  return best[capacity];
};

console.log(knapsack(26, [11, 12, 30, 7, 9, 6, 5, 8], [23, 24, 60, 13, 16, 11, 10, 15]));
answered = true;
process.exit();
