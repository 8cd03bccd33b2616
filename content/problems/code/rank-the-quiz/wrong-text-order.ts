interface Entry {
  name: string;
  score: number;
  seconds: number;
}

export function rankQuiz(entries: Entry[]): { rank: number; name: string }[] {
  const up = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0);
  const sorted = [...entries].sort((a, b) => up(b.score, a.score) || up(a.seconds, b.seconds) || up(a.name, b.name));
  let rank = 0;
  return sorted.map((entry, at) => {
    const above = sorted[at - 1];
    if (above?.score !== entry.score || above.seconds !== entry.seconds) rank = at + 1;
    return { rank, name: entry.name };
  });
}
