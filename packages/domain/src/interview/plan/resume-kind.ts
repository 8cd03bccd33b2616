import type { AnswerPart, Gap, KeyPoint, Probe, Question } from "../question.ts";

/** What a question about somebody's own line asks, whatever the line says. */
export type ResumeKind = Pick<
  Question,
  "shape" | "competency" | "meaning" | "points" | "anchors" | "probes" | "hints" | "example"
>;

/** @param words  any of which shows it, with a bar between two */
export function point(
  id: string,
  text: string,
  words: string,
  more: Partial<Pick<KeyPoint, "shownBy" | "isNeeded">> = {},
): KeyPoint {
  return { id, point: text, words: words.split("|").filter(Boolean), isNeeded: true, ...more };
}

/** A question back; `about` is "part:result" for a part of the answer. */
export function ask(
  about: Exclude<Gap["kind"], "part" | "point"> | `part:${AnswerPart}`,
  text: string,
): Probe {
  const [kind, part] = about.split(":");
  const gap = (part === undefined ? { kind } : { kind, part }) as Gap;
  return { about: gap, ask: text };
}
