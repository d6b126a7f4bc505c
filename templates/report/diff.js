// Expected and actual output side by side. White space is no difference, as it is none for the judge.

const MOST = 400; // lines compared; a longer output parts from the expected one long before

function plain(line) {
  return line.split(/[ \t\n\v\f\r]+/).filter(Boolean).join(" ");
}

function sameOutput(one, other) {
  return plain(one) === plain(other);
}

// Steps from one list to another: [i, j] for a pair that is equal, [i, null] and [null, j] for others.
function steps(one, other, equal) {
  let begin = 0;
  const shorter = Math.min(one.length, other.length);
  while (begin < shorter && equal(one[begin], other[begin])) begin++;
  let end = 0;
  while (end < shorter - begin && equal(one[one.length - 1 - end], other[other.length - 1 - end])) end++;
  const [m, n] = [one.length - begin - end, other.length - begin - end];
  const best = Array.from({ length: m + 1 }, () => new Uint16Array(n + 1));
  for (let i = m - 1; i >= 0; i--) {
    for (let j = n - 1; j >= 0; j--) {
      best[i][j] = equal(one[begin + i], other[begin + j])
        ? best[i + 1][j + 1] + 1
        : Math.max(best[i + 1][j], best[i][j + 1]);
    }
  }
  const found = Array.from({ length: begin }, (_, i) => [i, i]);
  for (let i = 0, j = 0; i < m || j < n; ) {
    if (i < m && j < n && equal(one[begin + i], other[begin + j])) found.push([begin + i++, begin + j++]);
    else if (j === n || (i < m && best[i + 1][j] >= best[i][j + 1])) found.push([begin + i++, null]);
    else found.push([null, begin + j++]);
  }
  for (let k = end; k > 0; k--) found.push([one.length - k, other.length - k]);
  return found;
}

function linesOf(text) {
  return text.trimEnd() ? text.trimEnd().split("\n") : [];
}

// Pairs of lines to put side by side: {left, right, same}; null where there is no line.
function paired(expected, actual) {
  const [left, right] = [linesOf(expected).slice(0, MOST), linesOf(actual).slice(0, MOST)];
  const found = [];
  let [gone, come] = [[], []];
  const flush = () => {
    for (let k = 0; k < Math.max(gone.length, come.length); k++) {
      const [left, right] = [gone[k] ?? null, come[k] ?? null];
      // A blank line is white space, too.
      found.push({ left, right, same: !plain(left ?? "") && !plain(right ?? "") });
    }
    [gone, come] = [[], []];
  };
  for (const [i, j] of steps(left.map(plain), right.map(plain), (a, b) => a === b)) {
    if (i !== null && j !== null) {
      flush();
      found.push({ left: left[i], right: right[j], same: true });
    } else if (i !== null) gone.push(left[i]);
    else come.push(right[j]);
  }
  flush();
  return found;
}

// Both lines of a pair as nodes, with the words in which they differ marked.
function words(left, right) {
  const split = (line) => line.match(/\s+|[^\s\w]|\w+/gu) ?? [];
  const [one, other] = [split(left), split(right)];
  if (one.length > MOST || other.length > MOST) return [[make("del", {}, left)], [make("ins", {}, right)]];
  const runs = [[], []]; // [whether it differs, text]
  const add = (side, differs, word) => {
    const last = runs[side].at(-1);
    if (last && last[0] === differs) last[1] += word;
    else runs[side].push([differs, word]);
  };
  for (const [i, j] of steps(one, other, (a, b) => a === b)) {
    if (i !== null) add(0, j === null, one[i]);
    if (j !== null) add(1, i === null, other[j]);
  }
  return ["del", "ins"].map((tag, side) =>
    runs[side].map(([differs, text]) => (differs ? make(tag, {}, text) : text)));
}

function comparison(expected, actual) {
  const body = paired(expected, actual).map(({ left, right, same }, index) => {
    const cells = same || left === null || right === null ? [left, right] : words(left, right);
    const cell = (side, text, nodes) =>
      make("td", { class: text === null ? `${side} absent` : side },
        text === null ? "no line" : nodes);
    return make("tr", { class: same ? "same" : "differs" },
      make("th", { scope: "row" }, same ? String(index + 1) : `${index + 1} ≠`),
      cell("expected", left, cells[0]), cell("actual", right, cells[1]));
  });
  return make("table", { class: "diff" },
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "line"),
      make("th", { scope: "col" }, "expected"), make("th", { scope: "col" }, "actual"))),
    make("tbody", {}, body));
}
