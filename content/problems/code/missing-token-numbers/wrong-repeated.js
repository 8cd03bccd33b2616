export function missingTokens(tokens, issued) {
  const sorted = [0, ...tokens.filter((one) => one > 0 && one <= issued), issued + 1].sort((a, b) => a - b);
  const gaps = [];
  for (let at = 1; at < sorted.length; at++) {
    const first = sorted[at - 1] + 1;
    const last = sorted[at] - 1;
    if (first === last + 1 && sorted[at] !== sorted[at - 1]) continue;
    gaps.push(first === last ? `${first}` : `${first}-${last}`);
  }
  return gaps;
}
