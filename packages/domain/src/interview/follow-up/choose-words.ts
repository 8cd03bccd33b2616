import type { Gap, Question } from "../question.ts";
import { seededRank } from "../seeded.ts";
import type { InterviewSetup } from "../setup.ts";
import { gapKey } from "./gap-key.ts";
import { LEADS, OWN_WORDINGS, WORDINGS } from "./wordings.ts";

export interface WordsRequest {
  readonly question: Question;
  readonly setup: Pick<InterviewSetup, "manner" | "seed">;
  /** Words of the answer; "" for none, and then nothing that quotes is said. */
  readonly quote: string;
  /** All that the interviewer said. */
  readonly said: ReadonlySet<string>;
}

/** A question back in words that were not said yet: of the question's author, else of the manner, else of everybody. Null where all were said. */
export function wordsFor(gap: Gap, request: WordsRequest): string | null {
  const { question, setup, quote } = request;
  const key = gapKey(gap);
  const written = question.probes
    .filter(({ about }) => gapKey(about) === key)
    .map(({ ask }) => `${LEADS[setup.manner]}${ask}`);
  const own = rotated(OWN_WORDINGS[setup.manner][key] ?? [], request, key);
  // A key point is named by nobody but the author: our own words for it would give it away or ask nothing.
  const common = gap.kind === "point" ? [] : rotated(WORDINGS[key] ?? [], request, key);
  const quoting = [...written, ...own, ...common].filter(
    (text) => quote !== "" || !text.includes("{quote}"),
  );
  return firstUnsaid(quoting, request);
}

/** The first of these whose words were not said yet; the words around a quote count, so that one turn of phrase is not heard twice. */
export function firstUnsaid(
  wordings: readonly string[],
  { said, quote, question }: Pick<WordsRequest, "said" | "quote" | "question">,
): string | null {
  const fresh = wordings.find((wording) => !wasSaid(wording, said));
  if (fresh === undefined) return null;
  return fresh.replace("{quote}", () => quote).replace("{ask}", () => question.ask);
}

function wasSaid(wording: string, said: ReadonlySet<string>): boolean {
  const parts = wording.split(/\{quote\}|\{ask\}/u);
  return [...said].some(
    (text) => text.startsWith(parts[0] ?? "") && text.endsWith(parts.at(-1) ?? ""),
  );
}

/** Begins at another place for another seed, so that two interviews do not sound alike. */
function rotated(
  wordings: readonly string[],
  { setup, question }: WordsRequest,
  key: string,
): readonly string[] {
  const first = seededRank(setup.seed, `${question.id} ${key}`) % Math.max(1, wordings.length);
  return [...wordings.slice(first), ...wordings.slice(0, first)];
}
