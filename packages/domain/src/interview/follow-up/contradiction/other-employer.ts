import { isPlace } from "../../../lexicon/places.ts";
import { tokenize } from "../../../text/tokens.ts";
import type { OwnFact } from "../../setup.ts";
import type { Found, ToldClause } from "./found.ts";

const NAME = String.raw`((?:\p{Lu}[\p{L}\p{N}&.]*)(?:\s+\p{Lu}[\p{L}\p{N}&.]*){0,3})`;
/** "I worked at Saral Commerce", "I was a team lead at Saral". */
const AT = new RegExp(
  [
    String.raw`\bI\s+(?:have\s+|also\s+)?(?:worked|was\s+working|was\s+employed|interned|was|used\s+to\s+work)\s+`,
    String.raw`(?:full\s+time\s+|part\s+time\s+)?(?:as\s+)?(?:an?\s+(?:\p{L}+\s+){1,4})?(?:at|for)\s+${NAME}`,
  ].join(""),
  "u",
);
const MY_JOB = new RegExp(
  String.raw`\b[Mm]y\s+(?:job|work|internship|time|previous\s+job|last\s+job)\s+(?:at|with)\s+${NAME}`,
  "u",
);

/** An employer that is nowhere on the resume. Only where the resume has jobs at all. */
export function otherEmployer({ clause }: ToldClause, facts: readonly OwnFact[]): Found | null {
  const name = (AT.exec(clause.text) ?? MY_JOB.exec(clause.text))?.[1]?.replace(/[.\s]+$/u, "");
  if (name === undefined || isPlace(name) || !facts.some(({ kind }) => kind === "job")) return null;
  const held = new Set(
    facts.flatMap(({ text, of }) => tokenize(`${text} ${of}`).map(({ key }) => key)),
  );
  const keys = tokenize(name).map(({ key }) => key);
  if (keys.length === 0 || keys.some((key) => held.has(key)) || keys.every((key) => key.length < 3))
    return null;
  return { span: clause, resumeSays: `I do not see ${name} on your resume` };
}
