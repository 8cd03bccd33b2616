type Group = { times: number; beats: number; items: Item[] };
type Item = string | Group;

export function bolAt(pattern: string, beat: number): string {
  const whole: Group = { times: 1, beats: 0, items: [] };
  const stack = [whole];
  for (const token of pattern.match(/[a-z]+|\d+\(|\)/g) ?? []) {
    if (token.endsWith("(")) {
      stack.push({ times: parseInt(token, 10), beats: 0, items: [] });
      continue;
    }
    const item = token === ")" ? (stack.pop() ?? whole) : token;
    const group = stack[stack.length - 1];
    group.items.push(item);
    group.beats += lengthOf(item);
  }

  let item: Item = whole;
  let left = beat - 1; // beats before the one asked for
  if (left >= whole.beats) return "";
  while (typeof item !== "string") {
    left %= item.beats;
    item = item.items.find((each) => {
      if (left < lengthOf(each)) return true;
      left -= lengthOf(each);
      return false;
    }) ?? "";
  }
  return item;
}

function lengthOf(item: Item): number {
  return typeof item === "string" ? 1 : item.times * item.beats;
}
