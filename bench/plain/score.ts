import type { ResumeDraft } from "@taiyari/domain/draft";
import type { PlainEntry, PlainResume } from "./fields.ts";

/** Of the fields that are typed, how many a reader has. */
export interface Tally {
  readonly right: number;
  readonly typed: number;
}

/** "contact" is name, e-mail and phone. */
export const FIELDS = ["contact", "title", "company", "degree", "school", "dates"] as const;

export type Scored = Readonly<Record<(typeof FIELDS)[number], Tally>>;

/** Whose text the plain finder is given. */
export type PlainReader = "pdf.js" | "poppler";

/** Words agree from this F1 on, as in the reader's own figures. */
const AGREES = 0.8;

/** Compares what a plain reader found with what was typed: each typed entry with the found one that it has most in common with. */
export function scoreOf(read: PlainResume, { resumeData }: ResumeDraft): Scored {
  const { personal, experience, education } = resumeData;
  const contact = (
    [
      ["fullName", read.name],
      ["email", read.email],
      ["phone", read.phone],
    ] as const
  )
    .filter(([field]) => personal[field] !== "")
    .map(([field, found]) =>
      field === "phone"
        ? digits(personal[field]) === digits(found)
        : agrees(personal[field], found),
    );
  const work = experience.map(({ title, company, ...dates }) =>
    best(read.work, title, company, spanOf(dates)),
  );
  const studies = education.map(({ degree, institution, ...dates }) =>
    best(read.education, degree, institution, spanOf(dates)),
  );
  return {
    contact: of(contact),
    title: of(work.map(({ what }) => what)),
    company: of(work.map(({ where }) => where)),
    degree: of(studies.map(({ what }) => what)),
    school: of(studies.map(({ where }) => where)),
    dates: of([...work, ...studies].map(({ dates }) => dates)),
  };
}

function of(verdicts: readonly (boolean | null)[]): Tally {
  return {
    right: verdicts.filter((verdict) => verdict === true).length,
    typed: verdicts.filter((verdict) => verdict !== null).length,
  };
}

interface Verdict {
  readonly what: boolean | null;
  readonly where: boolean | null;
  readonly dates: boolean | null;
}

/** null: was not typed. */
function best(found: readonly PlainEntry[], what: string, where: string, dates: string): Verdict {
  const verdicts = found.map((entry): Verdict => ({
    what: what === "" ? null : agrees(what, entry.what),
    where: where === "" ? null : agrees(where, entry.where),
    dates: dates === "" ? null : dateWords(dates) === dateWords(entry.dates),
  }));
  const count = (verdict: Verdict) => Object.values(verdict).filter((one) => one === true).length;
  const none = {
    what: what === "" ? null : false,
    where: where === "" ? null : false,
    dates: dates === "" ? null : false,
  };
  return verdicts.reduce((most, verdict) => (count(verdict) > count(most) ? verdict : most), none);
}

function spanOf({
  startDate,
  endDate,
  current,
}: {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}): string {
  return [startDate, current ? "present" : endDate].filter(Boolean).join(" ");
}

/** "apr 2023 present": months by three letters, without what stands between. */
function dateWords(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  return words
    .filter((word) => word !== "to")
    .map((word) => (/^\d/u.test(word) ? word : word.slice(0, 3)))
    .join(" ");
}

function agrees(typed: string, found: string): boolean {
  const [one, other] = [typed, found].map(
    (text) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  );
  if (!one || !other || one.length === 0 || other.length === 0) return false;
  const rest = [...other];
  const shared = one.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / (one.length + other.length) >= AGREES;
}

function digits(text: string): string {
  return text.replaceAll(/\D/gu, "").slice(-10);
}
