// Gaussian elimination with partial pivoting, O(n^3).
//
// The system is brought to triangular form, column by column, and then solved from the last
// unknown to the first.

const EPSILON = 1e-9;

/**
 * The only solution, or [] if there is none or more than one.
 *
 * @param {number[][]} matrix
 * @param {number[]} rhs
 * @returns {number[]}
 */
function solveLinearSystem(matrix, rhs) {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, rhs[i]]);
  for (let column = 0; column < n; column++) {
    // The largest pivot keeps the factors small, and with them the rounding errors.
    let pivot = column;
    for (let i = column + 1; i < n; i++) {
      if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    }
    if (Math.abs(rows[pivot][column]) < EPSILON) return [];
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    eliminateBelow(rows, column);
  }
  return substituteBack(rows);
}

/** Subtracts multiples of the pivot's row so that the entries below the pivot become 0. */
function eliminateBelow(rows, column) {
  const pivotRow = rows[column];
  for (const row of rows.slice(column + 1)) {
    const factor = row[column] / pivotRow[column];
    for (let j = column; j < row.length; j++) {
      row[j] -= factor * pivotRow[j];
    }
  }
}

/** The solution of a system in upper triangular form. */
function substituteBack(rows) {
  const n = rows.length;
  const x = new Array(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let value = rows[i][n];
    for (let j = i + 1; j < n; j++) {
      value -= rows[i][j] * x[j];
    }
    x[i] = value / rows[i][i];
  }
  return x;
}
