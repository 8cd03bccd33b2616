/** A part of a line: found, or between what was found. */
export interface FoundPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** A line cut where a text stands in it, whatever its capitals. */
export function foundParts(line: string, wanted: string): readonly FoundPart[] {
  const needle = wanted.trim().toLowerCase();
  if (needle === "") return [{ text: line, isFound: false }];
  const parts: FoundPart[] = [];
  const low = line.toLowerCase();
  let from = 0;
  for (let at = low.indexOf(needle); at >= 0; at = low.indexOf(needle, from)) {
    if (at > from) parts.push({ text: line.slice(from, at), isFound: false });
    from = at + needle.length;
    parts.push({ text: line.slice(at, from), isFound: true });
  }
  if (from < line.length || parts.length === 0)
    parts.push({ text: line.slice(from), isFound: false });
  return parts;
}

/** Places of the lines that have a text, from 0. */
export function linesWith(lines: readonly string[], wanted: string): readonly number[] {
  const needle = wanted.trim().toLowerCase();
  if (needle === "") return [];
  return lines.flatMap((line, at) => (line.toLowerCase().includes(needle) ? [at] : []));
}
