import type { FieldView, ReadLine } from "@taiyari/domain/resume";

/** A stretch of a line, with the field that stands on it. */
export interface LinePart {
  readonly text: string;
  readonly field: FieldView | null;
}

/** A line cut where its fields begin and end. Together the parts are the whole line; the first of two fields on the same words keeps them. */
export function lineParts(line: ReadLine, fields: readonly FieldView[]): LinePart[] {
  const stretches = fields
    .flatMap((field) =>
      field.places
        .filter((place) => place.line === line.number)
        .map(({ from, to }) => ({ field, from, to })),
    )
    .toSorted((a, b) => a.from - b.from);
  const parts: LinePart[] = [];
  let reached = 0;
  for (const { field, from, to } of stretches) {
    const start = Math.max(from, reached);
    if (to <= start) continue;
    if (start > reached) parts.push({ text: line.text.slice(reached, start), field: null });
    const last = parts.at(-1);
    const between = last?.text.trim() === "" || /^[\s,;|•·]+$/u.test(last?.text ?? "");
    const before = parts.at(-2);
    // A list of values reads as one mark, not as twenty.
    if (before?.field === field && between) {
      parts.splice(-2, 2, {
        text: `${before.text}${last?.text ?? ""}${line.text.slice(start, to)}`,
        field,
      });
    } else if (last?.field === field) {
      parts.splice(-1, 1, { text: last.text + line.text.slice(start, to), field });
    } else parts.push({ text: line.text.slice(start, to), field });
    reached = to;
  }
  if (reached < line.text.length) parts.push({ text: line.text.slice(reached), field: null });
  return parts;
}
