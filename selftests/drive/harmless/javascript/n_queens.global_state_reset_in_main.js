"use strict";
const found = [];

function place(n, board) {
  const row = board.length;
  if (row === n) {
    found.push(board);
    return;
  }
  for (let c = 0; c < n; c++) {
    if (board.every((other, r) => other !== c && Math.abs(other - c) !== row - r)) {
      place(n, [...board, c]);
    }
  }
}

function solveNQueens(n) {
  place(n, []);
  return found;
}

function main() {
  found.length = 0;
  for (const row of solveNQueens(6)) console.log(row.join(" "));
}

if (require.main === module) {
  main();
}
