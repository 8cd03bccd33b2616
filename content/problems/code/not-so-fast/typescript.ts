interface Call {
  key: string;
  second: number;
}

export function allowCalls(calls: Call[], most: number, seconds: number): boolean[] {
  const allowed = new Map<string, number[]>();
  return calls.map(({ key, second }) => {
    const own = allowed.get(key) ?? [];
    allowed.set(key, own);
    // The call `most` allowed calls ago decides alone.
    const before = own[own.length - most];
    if (before !== undefined && before > second - seconds) return false;
    own.push(second);
    return true;
  });
}
