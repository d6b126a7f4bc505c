// What the page holds: rows for the list, and packed texts, of which one part at a time is unpacked.

const page = JSON.parse(document.getElementById("data").textContent);

// Names come from records, and may be those of what every object has.
for (const table of [...Object.values(page.titles), page.syntax]) Object.setPrototypeOf(table, null);

const BOTH = "all"; // the measure that wants every test passed
const ERROR = "error"; // no verdict, for an error of the benchmark
const MISSING = "missing"; // no record, or none of a test that is needed
const FACETS = ["language", "domain", "representation", "condition"];
const NONE = "(none)"; // how an empty name stands in filters and links

function titled(kind, id) {
  return page.titles[kind][id] || id || NONE;
}

function asRow(fields, index) {
  const row = { index, facets: {} };
  page.fields.forEach((name, place) => (row[name] = fields[place]));
  row.results = row.results.map((result) => result && asResult(result));
  [row.part, row.place] = page.places[index];
  for (const name of FACETS) row.facets[name] = visible(row[name] || NONE);
  row.title = titled("task", row.task);
  row.words = [
    row.instance, row.title, titled("language", row.language),
    titled("representation", row.representation), row.domain.replaceAll("_", " "),
    ...row.results.flatMap((result) => (result ? [result.label, result.why, ...result.flags] : [])),
  ].join("\n").toLowerCase();
  return row;
}

function asResult(fields) {
  const result = {};
  page.result.forEach((name, place) => (result[name] = fields[place]));
  result.bucket = result.bucket === null ? ERROR : page.buckets[result.bucket];
  result.label = result.detail ? `${result.bucket}.${result.detail}` : result.bucket;
  return result;
}

const rows = page.rows.map(asRow);

// What decides about a row by one measure: the result of a test, or of the first that failed.
function outcome(row, test) {
  if (test !== BOTH) return row.results[page.tests.indexOf(test)] || null;
  if (row.decisive !== null) return row.results[row.decisive];
  return row.results.find((result) => result && result.bucket === ERROR) || null;
}

const byName = new Map(rows.map((row) => [`${row.instance}.s${row.sample}`, row]));

// The row and the test that a link such as "kmp-c.edge_cases.s0" names; test and sample may lack.
function named(text) {
  const found = /^(.*?)(?:\.s(\d+))?$/s.exec(text);
  let [, instance, sample = "0"] = found;
  let test = page.tests.find((one) => instance.endsWith(`.${one}`)) || "";
  if (test) instance = instance.slice(0, -test.length - 1);
  const row = byName.get(`${instance}.s${Number(sample)}`);
  return row ? { row, test } : null;
}

const unpacked = new Map();

async function unpack(text) {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}

// A part of the texts: unpacked when it is first asked for.
function part(number) {
  if (!unpacked.has(number)) unpacked.set(number, unpack(page.parts[number]));
  return unpacked.get(number);
}

// The texts and the evidence of one row.
async function detailOf(row) {
  const { texts, rows: found } = await part(row.part);
  const detail = found[row.place];
  const text = (name) => texts[detail[name]];
  return {
    ...detail,
    system: text("system"), prompt: text("prompt"), reply: text("reply"), program: text("program"),
  };
}

// Programs and replies of all rows in lower case: for a search in them.
async function allTexts() {
  const parts = await Promise.all(page.parts.map((_, number) => part(number)));
  for (const row of rows) {
    const { texts, rows: found } = parts[row.part];
    const detail = found[row.place];
    row.texts ??= `${texts[detail.program]}\n${texts[detail.reply]}`.toLowerCase();
  }
}
