import process from "node:process";

export function solveNQueens(n) {
  if (n < 4) {
    console.error("there is no solution");
    process.exit(3);
  }
  const found = [];
  const place = (columns) => {
    if (columns.length === n) found.push(columns);
    for (let c = 0; c < n && columns.length < n; c++) {
      if (columns.every((d, i) => d !== c && Math.abs(d - c) !== columns.length - i)) {
        place([...columns, c]);
      }
    }
  };
  place([]);
  return found;
}

console.log(solveNQueens(6).map((columns) => columns.join(" ")).join("\n"));
