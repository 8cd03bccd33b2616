export function calculate(line) {
  if (/\d +\d/.test(line) || /[^-+*()\d ]/.test(line)) return null;
  let text = line.replaceAll(" ", "");
  const number = "(?:-?\\d+)";
  const times = new RegExp(`(^|[-+*(])(${number})\\*(${number})`);
  const plus = new RegExp(`(^|\\()(${number})([-+])(${number})(?=[-+)]|$)`);
  for (;;) {
    const before = text;
    text = text.replace(/(^|[-+*(])--/, "$1");
    if (text === before) text = text.replace(/(^|[^\d)])\((-?\d+)\)(?!\d|\()/, "$1$2");
    if (text === before) text = text.replace(times, (_, head, a, b) => `${head}${Number(a) * Number(b)}`);
    if (text === before && !text.includes("*")) text = text.replace(plus, (_, head, a, sign, b) => `${head}${sign === "+" ? Number(a) + Number(b) : Number(a) - Number(b)}`);
    if (text === before) text = text.replace(plus, (_, head, a, sign, b) => `${head}${sign === "+" ? Number(a) + Number(b) : Number(a) - Number(b)}`);
    if (text === before) break;
  }
  return /^-?\d+$/.test(text) ? Number(text) + 0 : null;
}
