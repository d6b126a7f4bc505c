const words = new Map([["greeting", "hello"]]);
console.log([words.get("greeting")].at(-1) ?? "");
