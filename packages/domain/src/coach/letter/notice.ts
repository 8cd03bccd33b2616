import type { ResumeDraft } from "../../draft/draft.ts";
import { blank } from "../proposals/blanks.ts";
import { resumeLines } from "./resume-lines.ts";

const DAYS =
  /\bnotice(?: period)?(?:\s*(?:of|is|:|–|-))?\s*(\d{1,3})\s*(days?|weeks?|months?)\b|\b(\d{1,3})\s*(days?|weeks?|months?)['’]?\s*notice\b/iu;
const AT_ONCE = /\bimmediate joiner\b|\b(?:available|can (?:join|start)) immediately\b/iu;

/** "I can start after 60 days' notice" where the resume says so; else with a blank. Without its full stop. */
export function noticeOf(draft: ResumeDraft): string {
  const lines = resumeLines(draft).flatMap((group) => group.lines.map(({ text }) => text));
  for (const line of lines) {
    const [, after, unit, before, other] = DAYS.exec(line) ?? [];
    const count = Number(after ?? before);
    const name = (unit ?? other ?? "").toLowerCase().replace(/s$/u, "");
    if (name !== "" && count > 0)
      return `I can start after ${count} ${name}${count === 1 ? "’s" : "s’"} notice`;
    if (AT_ONCE.test(line)) return "I can start immediately";
  }
  return `I can start ${blank("after what notice?")}`;
}
