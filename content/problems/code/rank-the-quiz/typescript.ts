interface Entry {
  name: string;
  score: number;
  seconds: number;
}

interface Place {
  rank: number;
  name: string;
}

export function rankQuiz(entries: Entry[]): Place[] {
  const sorted = [...entries].sort(
    (a, b) => b.score - a.score || a.seconds - b.seconds || (a.name < b.name ? -1 : 1),
  );
  const places: Place[] = [];
  sorted.forEach((entry, at) => {
    const above = sorted[at - 1];
    const isTie = above?.score === entry.score && above.seconds === entry.seconds;
    const rank = isTie ? (places[at - 1]?.rank ?? 1) : at + 1;
    places.push({ rank, name: entry.name });
  });
  return places;
}
