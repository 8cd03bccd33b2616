function take(text, from, isWanted, most) {
  let end = from;
  while (end < text.length && end - from < most && isWanted(text[end])) end++;
  return text.slice(from, end);
}

const isLetter = (one) => one >= "A" && one <= "Z";
const isDigit = (one) => one >= "0" && one <= "9";

export function tidyPlates(typed) {
  const seen = new Map();
  for (const entry of typed) {
    const text = [...entry.toUpperCase()].filter((one) => isLetter(one) || isDigit(one)).join("");
    const state = take(text, 0, isLetter, 2);
    const district = take(text, 2, isDigit, 2);
    const series = take(text, 2 + district.length, isLetter, 3);
    const at = 2 + district.length + series.length;
    const number = take(text, at, isDigit, 4);
    if (state.length < 2 || !district || !series || !number || at + number.length < text.length) continue;
    const plate = [state, ("0" + district).slice(-2), series, ("000" + number).slice(-4)].join(" ");
    seen.set(plate, true);
  }
  return Array.from(seen.keys());
}
