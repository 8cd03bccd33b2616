/** The id of a check's row in the table of checks. */
export function checkPlace(checkId: string): string {
  return `check-${checkId}`;
}

/** The id of a term the job asks for. */
export function termPlace(term: string): string {
  return `term-${encodeURIComponent(term.toLowerCase()).replaceAll(/[^a-z0-9-]+/gu, "-")}`;
}

/** The id of words that a check shows, by the number of their line. */
export function evidencePlace(checkId: string, line: number): string {
  return `evidence-${checkId}-${line}`;
}

/** The id of an improvement, by the check it is about. */
export function improvementPlace(checkId: string): string {
  return `fix-${checkId}`;
}

/** The line of a place among the evidence of a check; null for any other place. */
export function lineOfPlace(id: string, checkId: string): number | null {
  const start = evidencePlace(checkId, 0).slice(0, -1);
  const line = id.startsWith(start) ? id.slice(start.length) : "";
  return /^\d+$/u.test(line) ? Number(line) : null;
}
