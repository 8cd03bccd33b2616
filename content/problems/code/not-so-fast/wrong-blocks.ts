export function allowCalls(calls: { key: string; second: number }[], most: number, seconds: number): boolean[] {
  const counts = new Map<string, number>();
  return calls.map(({ key, second }) => {
    const block = JSON.stringify([key, Math.floor(second / seconds)]);
    const count = counts.get(block) ?? 0;
    if (count >= most) return false;
    counts.set(block, count + 1);
    return true;
  });
}
