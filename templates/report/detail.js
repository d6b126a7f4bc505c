// One instance in a dialog: what came out and why on one side, program, reply and prompt on the other.

const detail = {
  dialog: document.getElementById("detail"),
  body: document.getElementById("detail-body"),
  row: null,

  async open(row, test = "") {
    const fresh = row !== this.row;
    this.row = row;
    if (!this.dialog.open) this.dialog.showModal();
    if (fresh) {
      this.head(row);
      this.body.replaceChildren(make("p", { class: "quiet" }, "Unpacking …"));
      const content = await this.content(row);
      if (this.row !== row) return; // another was opened meanwhile
      this.body.replaceChildren(...content);
      this.body.scrollTop = 0;
    }
    const found = test && document.getElementById(`test-${page.tests.indexOf(test)}`);
    if (found) found.scrollIntoView({ block: "start", behavior: "instant" });
  },

  async content(row) {
    try {
      const content = await detailOf(row);
      return [
        make("div", { class: "findings" }, row.results.map((result, index) =>
          testSection(page.tests[index], index, result, content.tests[index])), sample(content)),
        make("div", { class: "sources" }, sources(row, content)),
      ];
    } catch (error) {
      return [make("p", { class: "quiet" }, `The texts cannot be unpacked (${error.message}). ` +
        "A current version of Firefox, Chrome or Safari can.")];
    }
  },

  close() {
    this.row = null;
    if (this.dialog.open) this.dialog.close();
  },

  head(row) {
    const place = list.shown.indexOf(row);
    const facts = [titled("language", row.language)];
    if (row.representation) facts.push(titled("representation", row.representation));
    facts.push(row.domain.replaceAll("_", " "));
    if (row.condition !== "base") facts.push(row.condition);
    if (page.samples > 1) facts.push(`sample ${row.sample}`);
    document.getElementById("detail-title").replaceChildren(...shown(row.title));
    document.getElementById("detail-facts").replaceChildren(
      ...shown(facts.filter(Boolean).join(" · ")), make("code", {}, row.instance));
    document.getElementById("detail-place").textContent =
      place < 0 ? "not in the list" : `${place + 1} of ${list.shown.length}`;
    document.getElementById("previous").disabled = place <= 0;
    document.getElementById("next").disabled = place < 0 || place + 1 >= list.shown.length;
  },
};

// How the answer came about.
function sample(content) {
  const { extraction, usage, hashes } = content;
  const tokens = Object.entries(usage).filter(([, value]) => typeof value === "number");
  const facts = [
    ["extracted by", [extraction.rule.replaceAll("_", " "), extraction.note].filter(Boolean).join("; ")],
    ["finished", content.finish],
    ...tokens.map(([name, value]) => [name.replaceAll("_", " "), value.toLocaleString("en")]),
    ["seed", content.seed],
    ["toolchain", content.toolchain],
    ["prompt", hashes[0].slice(0, 12)],
    ["program", hashes[1].slice(0, 12)],
  ].filter(([, value]) => value !== null && value !== "");
  return section("Sample", {}, facing(facts.map(([name, value]) => [name, asText(value)])));
}

function sources(row, content) {
  const program = content.program
    ? copyable(content.program, content.cut.includes("program"),
      block("Program", "code numbered", coloured(content.program, page.syntax[row.language])))
    : make("p", { class: "quiet" }, "No program was found in the reply.");
  return [
    section("Program", {}, program),
    foldable("Reply", content.reply, content.cut.includes("reply"), !content.program),
    foldable("Prompt", content.prompt, content.cut.includes("prompt"), false),
    foldable("System message", content.system, content.cut.includes("system"), false),
  ];
}

function foldable(title, text, cut, open) {
  const content = text
    ? copyable(text, cut, block(title, "text", text))
    : make("p", { class: "quiet" }, "There is none in the record.");
  return make("details", { open, class: "source" },
    make("summary", {}, make("h3", {}, title)), content);
}

// A block with a button that copies what it shows, exactly as it was; of a long text that is a part.
function copyable(text, cut, element) {
  const label = cut ? "Copy what is shown, which is cut" : "Copy";
  const button = make("button", { type: "button", class: "copy" }, label);
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(element);
      button.textContent = "Selected";
    }
    setTimeout(() => (button.textContent = label), 1500);
  });
  return make("div", { class: "copyable" }, element, button);
}
