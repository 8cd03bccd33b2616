export function bolAt(pattern, beat) {
  const lengthOf = (item) => (typeof item === "string" ? 1 : item.times * item.beats);
  const stack = [{ times: 1, beats: 0, items: [] }];
  for (const token of pattern.match(/[a-z]+|\d\(|\)/g) ?? []) {
    if (token.endsWith("(")) {
      stack.push({ times: Number(token[0]), beats: 0, items: [] });
      continue;
    }
    const item = token === ")" ? stack.pop() : token;
    stack.at(-1).items.push(item);
    stack.at(-1).beats += lengthOf(item);
  }
  let item = stack[0];
  let left = beat - 1;
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
