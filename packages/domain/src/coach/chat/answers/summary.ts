import { rewriteText } from "../../rewrite/rewrite-text.ts";
import { sentencesIn } from "../../rewrite/sentences.ts";
import { isEmptySentence } from "../../rewrite/whole-sentences.ts";
import type { ChatRewrite } from "../answer.ts";
import type { ChatContext } from "../context.ts";

/** Whether to keep a summary, and its words without what any resume could say. Null for a resume without one. */
export function judgedSummary({
  reading,
  careers,
}: ChatContext): { readonly said: readonly string[]; readonly rewrite: ChatRewrite | null } | null {
  const { summary } = reading;
  const line = summary?.places[0]?.line;
  if (!summary || line === undefined) return null;
  const before = summary.value;
  const sentences = sentencesIn(before).map(({ from, to }) => before.slice(from, to));
  if (sentences.every(isEmptySentence))
    return {
      said: [
        "Any resume could say it, and nothing in it can be checked. Say what you are, for how long and what you brought about, or leave it out: the line is worth more to a bullet.",
      ],
      rewrite: null,
    };
  const names = reading.skills.flatMap(({ skills }) => skills.map(({ value }) => value));
  const text = rewriteText(before, {
    section: "personal",
    field: "summary",
    isCurrent: false,
    index: careers,
    names,
  })
    .flatMap(({ edits }) => edits)
    .toSorted((a, b) => b.from - a.from)
    .reduce((all, edit) => all.slice(0, edit.from) + edit.text + all.slice(edit.to), before)
    .trim();
  return text === before.trim()
    ? { said: ["Keep it: I find no word in it that has to go."], rewrite: null }
    : {
        said: ["Keep it, for it is read first, without what any resume could say:"],
        rewrite: { line, where: "Summary", before, text },
      };
}
