import type { HandedIn } from "@taiyari/domain/simulation";

/** A part of what was written, and where it begins in the whole as `writtenText` gives it. */
export interface WorkPart {
  readonly text: string;
  readonly at: number;
}

/** What was written, in the parts it is shown in. Cells and remarks that say nothing have no place in the whole: -1. */
export interface WorkParts {
  readonly paragraphs: readonly WorkPart[];
  readonly rows: readonly (readonly WorkPart[])[];
  readonly remarks: readonly (WorkPart & { readonly line: number })[];
}

/** The same order and the same signs between the parts as `writtenText` has. */
export function workParts({ text, rows, remarks }: HandedIn): WorkParts {
  let end = text === "" ? 0 : text.length + 1;
  const rowParts = rows.map((row) => {
    let isFirst = true;
    const parts = row.map((cell): WorkPart => {
      if (cell === "") return { text: "", at: -1 };
      if (!isFirst) end += ", ".length;
      isFirst = false;
      end += cell.length;
      return { text: cell, at: end - cell.length };
    });
    if (!isFirst) end += 1;
    return parts;
  });
  const remarkParts = remarks.map((remark) => {
    const at = remark.text === "" ? -1 : end;
    if (remark.text !== "") end += remark.text.length + 1;
    return { text: remark.text, at, line: remark.line };
  });
  return { paragraphs: paragraphsOf(text), rows: rowParts, remarks: remarkParts };
}

function paragraphsOf(text: string): readonly WorkPart[] {
  return [...text.matchAll(/[^\n]+/gu)].map(({ 0: part, index }) => ({ text: part, at: index }));
}
