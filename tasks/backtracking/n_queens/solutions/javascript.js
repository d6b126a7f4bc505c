// N queens by backtracking, O(n!) at worst.
//
// Queens are placed row by row. A queen takes its column and its two diagonals; squares on taken
// lines are skipped, so far fewer than n! placements are tried.

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
      placements.push([...queens]);
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
