export function rankQuiz(entries) {
  const sorted = entries.toSorted(
    (a, b) => b.score - a.score || a.seconds - b.seconds || (a.name < b.name ? -1 : 1),
  );
  let rank = 0;
  return sorted.map((entry, at) => {
    if (sorted[at - 1]?.score !== entry.score) rank = at + 1;
    return { rank, name: entry.name };
  });
}
