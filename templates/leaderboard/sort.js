"use strict";
// Without this script the page is whole; with it, a click on a column's head sorts its table.
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const rates = head.classList.contains("rate") || head.classList.contains("language");
      const first = rates ? "descending" : "ascending";
      const second = rates ? "ascending" : "descending";
      const order = head.getAttribute("aria-sort") === first ? second : first;
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", order);
      const sign = order === "ascending" ? 1 : -1;
      const value = (row) => row.cells[column].dataset.value;
      const rows = [...body.rows].sort((one, other) => {
        const [a, b] = [value(one), value(other)];
        if (a === "" || b === "") return (a === "") - (b === "");
        const numbers = [Number(a), Number(b)];
        const difference = numbers.some(Number.isNaN) ? a.localeCompare(b) : numbers[0] - numbers[1];
        return sign * difference;
      });
      body.append(...rows);
    });
  });
}
