import type { Correction, FieldPart } from "@taiyari/domain/resume";

/** On one line, as the reading keeps it. */
export function tidied(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

/** How far a cursor stands in the text once it is tidied. */
export function tidiedOffset(text: string, cursor: number): number {
  return text.slice(0, cursor).replaceAll(/\s+/gu, " ").trimStart().length;
}

/** The corrections that what was typed over some values makes. An emptied value waits: taking it away moves the others. */
export function stagedCorrections(
  parts: readonly FieldPart[],
  texts: readonly string[],
): Correction[] {
  return parts.flatMap((part, index): Correction[] => {
    const value = tidied(texts[index] ?? "");
    return value === "" || value === part.text ? [] : [{ kind: "set", field: part.field, value }];
  });
}
