// Wrong: the same array is kept for every placement, and it is empty in the end.

/**
 * All placements of n queens, each as the columns of its rows, in lexicographic order.
 *
 * @param {number} n
 * @returns {number[][]}
 */
function solveNQueens(n) {
  const placements = [];
  const queens = []; // their columns, row by row
  const taken = new Set();

  function placeFrom(row) {
    if (row === n) {
      placements.push(queens);
      return;
    }
    for (let column = 0; column < n; column++) {
      // Rising diagonals have one sum of row and column, falling ones one difference.
      const lines = [`column ${column}`, `rising ${row + column}`, `falling ${row - column}`];
      if (lines.some((line) => taken.has(line))) continue;
      lines.forEach((line) => taken.add(line));
      queens.push(column);
      placeFrom(row + 1);
      queens.pop();
      lines.forEach((line) => taken.delete(line));
    }
  }

  placeFrom(0);
  return placements;
}
