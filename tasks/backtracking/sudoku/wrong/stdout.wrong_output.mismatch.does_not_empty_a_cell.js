// Wrong: a cell in which nothing fits keeps its digit when the search goes back.

/**
 * The smallest completion of the grid; no rows if there is none.
 *
 * @param {number[][]} grid
 * @returns {number[][]}
 */
function solveSudoku(grid) {
  const cells = grid.flat(); // cell 9 * row + column
  const peers = cells.map((_, cell) => peersOf(cell));
  const clashes = (cell, digit) => peers[cell].some((peer) => cells[peer] === digit);
  if (cells.some((digit, cell) => digit !== 0 && clashes(cell, digit))) return [];

  const empty = [...cells.keys()].filter((cell) => cells[cell] === 0);
  let position = 0;
  while (position < empty.length) {
    const cell = empty[position];
    let digit = cells[cell] + 1;
    while (digit <= 9 && clashes(cell, digit)) digit++;
    if (digit <= 9) {
      cells[cell] = digit;
      position++;
    } else {
      if (position === 0) return []; // all digits of the first cell have been tried
      position--;
    }
  }
  return grid.map((_, row) => cells.slice(9 * row, 9 * row + 9));
}

/** The other cells in the row, the column and the box of a cell. */
function peersOf(cell) {
  const row = (other) => Math.floor(other / 9);
  const column = (other) => other % 9;
  const box = (other) => 3 * Math.floor(row(other) / 3) + Math.floor(column(other) / 3);
  const peers = [];
  for (let other = 0; other < 81; other++) {
    const shared = [row, column, box].some((unit) => unit(other) === unit(cell));
    if (shared && other !== cell) peers.push(other);
  }
  return peers;
}
