// What a test found out about a program: its verdict, the evidence, and what it cost.

function section(title, attributes, ...children) {
  return make("section", attributes, make("h3", {}, title), ...children);
}

function testSection(test, index, result, found) {
  const name = page.titles.test[test] || test;
  const attributes = { id: `test-${index}`, class: "test" };
  if (!result) {
    return section(name, attributes, make("p", { class: "quiet" }, "There is no record of this test."));
  }
  if (result.bucket === ERROR) {
    return section(name, attributes, make("p", { class: "verdict-line" }, verdict(result)),
      make("p", { class: "quiet" }, "This says nothing about the program and counts in no rate."),
      block("error of the benchmark", "text", result.why));
  }
  const { evidence, cost, limits, cached } = found;
  return section(name, attributes,
    make("p", { class: "verdict-line" }, verdict(result),
      result.detail ? make("code", {}, result.label) : null,
      result.flags.map((flag) => make("span", { class: "flag" }, flag))),
    result.why && !isCall(evidence) ? make("p", { class: "why" }, result.why) : null,
    ending(evidence),
    isCall(evidence) ? calls(evidence) : outputs(evidence),
    notes(evidence),
    printed("compiler output", evidence.compiler_output),
    printed("stderr", evidence.stderr),
    costs(cost, limits, cached));
}

function isCall(evidence) {
  return "call" in evidence && "expected_result" in evidence;
}

// How the process ended, where that was not as it should.
function ending(evidence) {
  const told = [];
  if (evidence.stopped) told.push(`stopped at its limit: ${asText(evidence.stopped)}`);
  if (evidence.signal) told.push(`signal ${asText(evidence.signal)}`);
  if (evidence.exit) told.push(`exit status ${asText(evidence.exit)}`);
  return told.length ? make("p", { class: "quiet" }, told.join(", ")) : null;
}

function notes(evidence) {
  const told = [];
  if (evidence.note) told.push(asText(evidence.note));
  if (evidence.cases) told.push(`${asText(evidence.cases)} cases, all as expected`);
  return told.map((text) => make("p", { class: "quiet" }, text));
}

function outputs(evidence) {
  if (evidence.expected === undefined) return null;
  const expected = asText(evidence.expected);
  if (evidence.actual === undefined || evidence.actual === null) {
    return [make("h4", {}, "expected output"), block("expected output", "code", expected)];
  }
  const actual = asText(evidence.actual);
  if (evidence.exact === true || expected === actual) {
    return [make("h4", {}, "output, as expected"), block("output", "code", actual)];
  }
  const equal = sameOutput(expected, actual);
  return [make("h4", {}, equal ? "output, equal but for white space" : "output"),
    comparison(expected, actual)];
}

// The smallest input that a program gets wrong, as a call to paste, and the case that it failed.
function calls(evidence) {
  const smallest = evidence.smallest;
  const found = [];
  if (smallest && isCall(smallest) && smallest.call !== evidence.call) {
    found.push(make("h4", {}, "smallest input found"), call(smallest));
  }
  found.push(make("h4", {}, `case ${asText(evidence.case ?? "")}`));
  if (evidence.why) found.push(make("p", { class: "quiet" }, asText(evidence.why)));
  found.push(call(evidence));
  return found;
}

const ENDINGS = [["result", "got"], ["exception", "raised"], ["mismatch", "told"]];
const STOPS = [["stopped", "stopped at its limit: "], ["signal", "signal "], ["exit", "exit status "]];

// What the benchmark puts in place of what a text had more.
const CUT = /\n\[\.\.\. [\d,]+ characters left out \.\.\.\]\n/;

function call(told) {
  const facts = [["expected", asText(told.expected_result)]];
  for (const [name, word] of ENDINGS) {
    if (name in told) facts.push([word, asText(told[name])]);
  }
  const stop = STOPS.find(([name]) => told[name]);
  if (facts.length === 1 && stop) facts.push(["ended", stop[1] + asText(told[stop[0]])]);
  const text = asText(told.call);
  return make("div", { class: "call" },
    copyable(text, CUT.test(text), block("call", "code", text)),
    make("dl", {}, facts.map(([name, value]) => [
      make("dt", {}, name), make("dd", {}, make("code", {}, value))])));
}

function printed(name, value) {
  if (!value) return null;
  const text = asText(value);
  return make("details", { open: text.length < 2000 },
    make("summary", {}, name), block(name, "text aligned", text));
}

function costs(cost, limits, cached) {
  const within = (name, unit) => (limits[name] ? `of ${asText(limits[name])} ${unit}` : "");
  const facts = [
    ["compiled", cost.build_seconds && seconds(cost.build_seconds),
      cached ? "from the cache" : within("build_seconds", "s")],
    ["ran", seconds(cost.run_seconds), within("run_seconds", "s")],
    ["processor", seconds(cost.cpu_seconds), ""],
    ["memory", mebibytes(cost.memory_mib), within("memory_mib", "MiB")],
  ];
  return facing(facts.filter(([, value]) => value));
}

// Names and values side by side: [name, value, remark].
function facing(facts) {
  if (!facts.length) return null;
  return make("dl", { class: "facts" }, facts.map(([name, value, remark]) =>
    make("div", {}, make("dt", {}, name),
      make("dd", {}, value, remark ? make("small", {}, ` ${remark}`) : null))));
}
