export function printingOrder(pages: number[], most: number): number[] {
  let round = pages.map((left, at) => ({ job: at + 1, left }));
  const finished: number[] = [];
  while (round.length > 0) {
    finished.push(...round.filter(({ left }) => left <= most).map(({ job }) => job));
    round = round.filter(({ left }) => left > most).map(({ job, left }) => ({ job, left: left - most }));
  }
  return finished;
}
