// Programs in colours, by what langs/*/syntax.yaml says of their language.

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /0[xXbBoO][\da-fA-F_]+|\d[\d_']*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?/y;

function lexer(syntax) {
  const any = (patterns) => patterns.map((one) => `(?:${one})`).join("|") || "(?!)";
  const pattern = `(?<comment>${any(syntax.comments)})|(?<string>${any(syntax.strings)})|(?<mark>${any(syntax.marks)})`;
  return {
    special: new RegExp(pattern, "y"),
    keywords: new Set(syntax.keywords.split(/\s+/)),
    types: new Set(syntax.types.split(/\s+/)),
  };
}

function match(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

// Pieces of a program, [kind, text], which together are all of it; a kind of "" has no colour.
function pieces(text, syntax) {
  if (!syntax) return [["", text]];
  const { special, keywords, types } = lexer(syntax);
  const found = [];
  const add = (kind, piece) => {
    const last = found.at(-1);
    if (last && last[0] === kind) last[1] += piece;
    else found.push([kind, piece]);
  };
  for (let at = 0; at < text.length; ) {
    const groups = match(special, text, at);
    if (groups && groups[0]) {
      const kind = Object.keys(groups.groups).find((name) => groups.groups[name] !== undefined);
      add(kind, groups[0]);
      at += groups[0].length;
      continue;
    }
    const word = match(WORD, text, at)?.[0];
    const number = word ? null : match(NUMBER, text, at)?.[0];
    const piece = word ?? number ?? text[at];
    if (word && keywords.has(word)) add("keyword", word);
    else if (word && types.has(word)) add("type", word);
    else if (word && text[at + word.length] === "(") add("call", word);
    else add(number ? "number" : "", piece);
    at += piece.length;
  }
  return found;
}

// The program as lines of nodes, each with its number.
function coloured(text, syntax) {
  const lines = [[]];
  for (const [kind, piece] of pieces(text, syntax)) {
    piece.split("\n").forEach((line, index) => {
      if (index) lines.push([]);
      if (line) lines.at(-1).push(kind ? make("span", { class: `code-${kind}` }, line) : line);
    });
  }
  if (!lines.at(-1).length) lines.pop();
  return lines.map((line) => make("span", { class: "line" }, line, "\n"));
}
