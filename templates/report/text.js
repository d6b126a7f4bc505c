// Foreign text on the page: it only ever becomes text nodes, and what is invisible can be seen.

// As algoreval/safe.py has it: control characters, bidi controls, zero-width characters, odd spaces.
const HIDDEN = /(?![\n\t ])[\p{C}\p{Z}]/gu;

function escaped(char) {
  const code = char.codePointAt(0);
  if (char === "\r") return "\\r";
  if (code <= 0xff) return "\\x" + code.toString(16).padStart(2, "0");
  if (code <= 0xffff) return "\\u" + code.toString(16).padStart(4, "0");
  return "\\U" + code.toString(16).padStart(8, "0");
}

// The text as plain text, with escapes: for labels and titles.
function visible(text) {
  return String(text).replace(HIDDEN, escaped);
}

// The text as nodes, with escapes marked as such: what is marked was one character.
function shown(text) {
  const nodes = [];
  let end = 0;
  for (const found of text.matchAll(HIDDEN)) {
    if (found.index > end) nodes.push(text.slice(end, found.index));
    const mark = document.createElement("span");
    mark.className = "hidden-char";
    mark.textContent = escaped(found[0]);
    nodes.push(mark);
    end = found.index + found[0].length;
  }
  if (end < text.length || !nodes.length) nodes.push(text.slice(end));
  return nodes;
}

// An element; children are nodes, texts, or lists of them, and nothing for null.
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined) continue;
    element.append(...(typeof child === "string" ? shown(child) : [child]));
  }
  return element;
}

// A block of foreign text, such as a reply, in which a keyboard can scroll.
function block(label, kind, ...children) {
  return make("pre", { class: kind, tabindex: "0", role: "group", "aria-label": label }, ...children);
}

// Evidence is what a record says: mostly text, but nobody promises.
function asText(value) {
  return typeof value === "string" ? value : JSON.stringify(value) ?? "";
}

function seconds(value) {
  if (value === null || value === undefined) return "";
  return value < 0.0995 ? `${Math.round(value * 1000)} ms` : `${value.toPrecision(2) * 1} s`;
}

function mebibytes(value) {
  return value === null || value === undefined ? "" : `${Math.round(value)} MiB`;
}
