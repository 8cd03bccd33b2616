import { agree, inWords, listed, sentenceStart } from "../../text/wording.ts";
import type { DifferenceKind } from "./difference.ts";
import type { CaseVerdict, Judged, KindVerdict } from "./verdict.ts";
import type { Recognised } from "./recognise.ts";

/** What the failing cases have in common, ended by a full stop. */
const COMMON: Readonly<Record<DifferenceKind, string | null>> = {
  nothing: "nothing is given back",
  type: "a value of another type is given back",
  order: "the items are right, and their order is not",
  missing: "something is missing",
  extra: "there is too much",
  "letter-case": "only capital and small letters differ",
  blanks: "only blanks differ",
  "one-off": "the number is off by one",
  value: null,
};

export interface About {
  readonly status: Judged["status"];
  readonly cases: readonly CaseVerdict[];
  readonly kinds: readonly KindVerdict[];
  readonly recognised: Recognised | null;
  readonly limitMs: number;
  /** Of each case, before anything was withheld. */
  readonly differences: readonly (DifferenceKind | null)[];
}

/** "11 of 15 pass", "14 of 15 pass, one ran out of time" */
export function titleOf({ status, cases }: Pick<About, "status" | "cases">): string {
  const passed = cases.filter(({ state }) => state === "passed").length;
  const title = `${passed} of ${cases.length} pass`;
  if (status === "timed-out") return `${title}, one ran out of time`;
  return status === "out-of-memory" ? `${title}, one ran out of memory` : title;
}

/** What is the matter in a sentence or two, the number first; "" where everything passes. */
export function sentenceOf(about: About): string {
  const { status, cases } = about;
  const failed = cases.filter(({ state }) => state === "failed" || state === "threw");
  const parts = failed.length > 0 ? [failedSentence(about, failed)] : [];
  if (status === "timed-out" || status === "out-of-memory")
    parts.push(stoppedSentence(about, failed.length));
  return parts.join(" ");
}

function failedSentence(about: About, failed: readonly CaseVerdict[]): string {
  const count = failed.length;
  const fail = `${sentenceStart(inWords(count))} ${agree(count, "fails", "fail")}`;
  const { recognised } = about;
  if (recognised) {
    const { because } = recognised.mistake;
    if (recognised.count === count)
      return `${fail}, ${count === 1 ? "by a known" : "all by one"} mistake: ${because}.`;
    const one =
      recognised.count === 1
        ? "one of them is a known"
        : `${inWords(recognised.count)} of them are one`;
    return `${fail}, and ${one} mistake: ${because}.`;
  }
  const thrown = failed.filter(({ state }) => state === "threw");
  const [first] = thrown;
  if (first?.error && thrown.every(({ error }) => error?.name === first.error?.name))
    return thrown.length === count
      ? `${fail}, with ${first.error.name}: ${first.error.message}${first.error.line === null ? "" : ` in line ${first.error.line}`}.`
      : `${fail}, ${inWords(thrown.length)} of them with ${first.error.name}.`;
  const common = commonOf(about, failed);
  return `${fail}${common === null ? "" : `: ${common}`}${placesOf(about, failed, common !== null)}.`;
}

function commonOf({ differences }: About, failed: readonly CaseVerdict[]): string | null {
  const kinds = new Set(failed.map(({ place }) => differences[place] ?? null));
  const [only] = kinds;
  return kinds.size === 1 && only ? COMMON[only] : null;
}

/** ", all in “half the voucher”", ", in “ties” and the shown cases": where the failing cases stand. */
function placesOf({ kinds }: About, failed: readonly CaseVerdict[], isLong: boolean): string {
  const names = [
    ...(failed.some(({ kind }) => kind === null) ? ["the shown cases"] : []),
    ...kinds
      .filter(({ kind }) => failed.some((each) => each.kind === kind))
      .map(({ title }) => `“${title}”`),
  ];
  if (
    names.length === 0 ||
    (names.length === 1 && failed.every(({ kind }) => kind === null) && isLong)
  )
    return "";
  return `${isLong ? "," : ""} in ${listed(names)}`;
}

function stoppedSentence({ status, cases, kinds, limitMs }: About, failed: number): string {
  const stopped = cases.find(({ state }) => state === "timed-out");
  const after = cases.filter(({ state }) => state === "not-run").length;
  const title = kinds.find(({ kind }) => kind === stopped?.kind)?.title;
  const where = title === undefined ? "" : ` in “${title}”`;
  const why =
    status === "timed-out"
      ? ` after ${limitMs / 1000} s`
      : ", for it took more memory than there is,";
  const right =
    failed === 0 && cases.some(({ state }) => state === "passed")
      ? "Your code was right each time it finished. "
      : "";
  const rest =
    after === 0
      ? ""
      : ` ${sentenceStart(inWords(after))} ${agree(after, "case", "cases")} after it did not run.`;
  return `${right}It was stopped${why}${where}.${rest}`;
}
