// Without "use strict": the loops set globals that nobody declares.
function edit_distance(a, b) {
  previous = [];
  for (j = 0; j <= b.length; j++) previous.push(j);
  for (i = 1; i <= a.length; i++) {
    current = [i];
    for (j = 1; j <= b.length; j++) {
      current.push(
        a[i - 1] === b[j - 1]
          ? previous[j - 1]
          : 1 + Math.min(previous[j - 1], previous[j], current[j - 1]),
      );
    }
    previous = current;
  }
  return previous[b.length];
}

console.log(edit_distance("understand", "distance"));
