// Which rows are shown, in which order; the address's hash holds it: #INSTANCE?language=rust&sort=-seconds

const SORTS = {
  task: (row) => row.title.toLowerCase(),
  language: (row) => titled("language", row.language),
  representation: (row) => row.representation && titled("representation", row.representation),
  domain: (row) => row.domain,
  seconds: (row) => -Math.max(...row.results.map((result) => result?.seconds ?? -1)),
  memory: (row) => -Math.max(...row.results.map((result) => result?.memory ?? -1)),
};
page.tests.forEach((test, index) => (SORTS[test] = (row) => rank(row.results[index])));

// Failures first, in the order of the verdicts; what passed last.
function rank(result) {
  if (!result) return 99;
  if (result.bucket === ERROR) return 98;
  const place = page.buckets.indexOf(result.bucket);
  return place === 0 ? 97 : place;
}

const STANDARD = {
  test: page.measures[0] ?? "", search: "", texts: "", outcome: "", sort: "task",
  ...Object.fromEntries(FACETS.map((name) => [name, ""])),
};

function parseHash(hash) {
  const [, path, query] = /^#?([^?]*)\??(.*)$/s.exec(hash);
  const state = { ...STANDARD };
  for (const [name, value] of new URLSearchParams(query)) {
    if (Object.hasOwn(STANDARD, name)) state[name] = value;
  }
  if (!page.measures.includes(state.test)) state.test = STANDARD.test;
  if (!Object.hasOwn(SORTS, state.sort.replace(/^-/, ""))) state.sort = STANDARD.sort;
  let name = path;
  try {
    name = decodeURIComponent(path);
  } catch {
    // Not encoded by us; taken as it stands.
  }
  return { state, open: name ? named(name) : null, name };
}

function hashOf(state, row = null, test = "") {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (value !== STANDARD[name]) query.set(name, value);
  }
  const name = row ? [row.instance, test, `s${row.sample}`].filter(Boolean).join(".") : "";
  return `#${encodeURIComponent(name)}${[...query].length ? `?${query}` : ""}`;
}

function outcomeMatches(result, wanted) {
  if (wanted === MISSING) return !result;
  if (!result) return false;
  if (wanted === "failed") return result.bucket !== ERROR && result.bucket !== "passed";
  return result.bucket === wanted || result.label === wanted;
}

function matches(row, state, words) {
  return (
    FACETS.every((name) => !state[name] || row.facets[name] === state[name]) &&
    (!state.outcome || outcomeMatches(outcome(row, state.test), state.outcome)) &&
    words.every((word) => row.words.includes(word) || (state.texts && row.texts?.includes(word)))
  );
}

// The rows to show, in their order.
function chosen(state) {
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => matches(row, state, words));
  const down = state.sort.startsWith("-");
  const key = SORTS[down ? state.sort.slice(1) : state.sort];
  const keyed = found.map((row) => [key(row), row]);
  keyed.sort(([one, a], [other, b]) => compare(one, other) * (down ? -1 : 1) || a.index - b.index);
  return keyed.map(([, row]) => row);
}

function compare(one, other) {
  if (typeof one === "string") return one.localeCompare(other, "en");
  return one - other;
}
