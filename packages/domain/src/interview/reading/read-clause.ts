import { CHANGE, GENERAL, OUTCOME_LEAD, SETTING, TASK } from "./clause-signs.ts";
import { I, IDLE_I, WE } from "./person.ts";
import { type Clause, clausesOf, type RawSentence } from "./sentences.ts";
import { isDone, isFuture, isPast, isVerb } from "./tense.ts";

/** Who does what a clause says: the person, the person with others, others; null where there is nobody. */
export type Doer = "i" | "we" | "other" | null;

/** A clause with what its forms show. */
export interface ReadClause extends Clause {
  readonly doer: Doer;
  readonly isPast: boolean;
  readonly isFuture: boolean;
  /** Something was done by somebody, at a time: no state, no habit, no plan. */
  readonly isDeed: boolean;
  readonly isSetting: boolean;
  readonly isTask: boolean;
  readonly isChange: boolean;
  readonly leadsToOutcome: boolean;
  readonly hasVerb: boolean;
}

/** A subject stands among the first words of its clause, past "and then after that". */
const SUBJECT_WITHIN = 6;

/** The clauses of a sentence in order. One that opens with its verb ("and joined them") has the doer of the one before. */
export function readClauses(sentence: RawSentence): ReadClause[] {
  const read: ReadClause[] = [];
  for (const clause of clausesOf(sentence)) {
    const { text, words } = clause;
    const past = words.filter((word) => isPast(word)).length > 0;
    const done = words.find((word) => isDone(word));
    const own = doerOf(clause);
    const before = read.at(-1)?.doer ?? null;
    const opensWithVerb = words.slice(0, 2).some((word) => isDone(word));
    const doer = own ?? (opensWithVerb ? before : null);
    const future = isFuture(text);
    read.push({
      ...clause,
      doer,
      isPast: past,
      isFuture: future,
      isDeed:
        done !== undefined &&
        !isGeneral(text, done.from - clause.from) &&
        (doer === "i" || doer === "we"),
      isSetting: SETTING.test(text),
      isTask: TASK.test(text),
      isChange: CHANGE.test(text),
      leadsToOutcome: OUTCOME_LEAD.test(text),
      hasVerb: words.some((word) => isVerb(word)),
    });
  }
  return read;
}

/** "We should have checked" tells of nothing done; "I said we should check" does. */
function isGeneral(text: string, done: number): boolean {
  const at = text.search(GENERAL);
  return at >= 0 && at < done;
}

function doerOf({ text, words }: Clause): Doer {
  const limit =
    (words[Math.min(SUBJECT_WITHIN, words.length) - 1]?.to ?? 0) - (words[0]?.from ?? 0) + 2;
  const head = text.slice(0, limit);
  const [i, we] = [head.search(I), head.search(WE)];
  if (i >= 0 && (we < 0 || i <= we))
    return IDLE_I.test(text.slice(i)) && !hasLaterI(text, i) ? "other" : "i";
  if (we >= 0) return "we";
  const first = words.find(
    ({ key }) =>
      !/^(?:and|but|so|then|also|because|which|that|when|after|finally|later|so)$/u.test(key),
  );
  return first && !isDone(first) ? "other" : null;
}

/** "I think I told him": the second one does something. */
function hasLaterI(text: string, at: number): boolean {
  return text.slice(at + 1).search(I) >= 0;
}
