export function missingTokens(tokens: number[], issued: number): string[] {
  const back = new Set(tokens);
  const gaps: string[] = [];
  let first = 0;
  for (let number = 1; number <= issued + 1; number++) {
    const isMissing = number <= issued && !back.has(number);
    if (isMissing && first === 0) first = number;
    if (isMissing || first === 0) continue;
    gaps.push(first === number - 1 ? String(first) : `${first}-${number - 1}`);
    first = 0;
  }
  return gaps;
}
