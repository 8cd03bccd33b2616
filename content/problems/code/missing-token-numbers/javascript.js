export function missingTokens(tokens, issued) {
  const back = new Set(tokens);
  const gaps = [];
  for (let number = 1; number <= issued; number++) {
    if (back.has(number)) continue;
    const first = number;
    while (number < issued && !back.has(number + 1)) number++;
    gaps.push(first === number ? `${first}` : `${first}-${number}`);
  }
  return gaps;
}
