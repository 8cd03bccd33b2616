export function bolAt(pattern, beat) {
  const stack = [{ times: 1, beats: 0, items: [] }];
  for (const token of pattern.match(/[a-z]+|\d+\(|\)/g) ?? []) {
    if (token.endsWith("(")) {
      stack.push({ times: parseInt(token, 10), beats: 0, items: [] });
      continue;
    }
    const item = token === ")" ? stack.pop() : token;
    const group = stack.at(-1);
    group.items.push(item);
    group.beats += lengthOf(item);
  }

  let item = stack[0];
  let left = beat - 1; // beats before the one asked for
  if (left >= item.beats) return "";
  while (typeof item !== "string") {
    left %= item.beats;
    item = item.items.find((each) => {
      if (left < lengthOf(each)) return true;
      left -= lengthOf(each);
      return false;
    });
  }
  return item;
}

function lengthOf(item) {
  return typeof item === "string" ? 1 : item.times * item.beats;
}
