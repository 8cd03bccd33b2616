import type { Remark } from "../draft/work-draft.ts";

/** The remark on a line; null for none. */
export function remarkOn(remarks: readonly Remark[], line: number): string | null {
  return remarks.find((remark) => remark.line === line)?.text ?? null;
}

/** With this remark on its line, in the order of the file. */
export function withRemark(
  remarks: readonly Remark[],
  line: number,
  text: string,
): readonly Remark[] {
  return [...withoutRemark(remarks, line), { line, text }].toSorted((a, b) => a.line - b.line);
}

export function withoutRemark(remarks: readonly Remark[], line: number): readonly Remark[] {
  return remarks.filter((remark) => remark.line !== line);
}
