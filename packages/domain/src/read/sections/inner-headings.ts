import type { SectionKind } from "../../resume/reading.ts";
import type { NumberedLine } from "../line/line.ts";
import { companyScore } from "../../lexicon/company-words.ts";
import { titleScore } from "../../lexicon/job-titles.ts";
import { plain } from "../../lexicon/words.ts";
import { styleKey } from "./heading-style.ts";
import { postsIn } from "./section-kinds.ts";

/** Headings found so far, by line number. */
type Known = ReadonlyMap<number, { readonly kind: SectionKind; readonly isNamed: boolean }>;

/** What the text of a post is parted by, where these are no sections: "Key achievements", "Skills used". */
const INNER: ReadonlySet<SectionKind> = new Set(["awards", "skills", "projects", "other"]);

/**
 * The numbers of headings that part the text of a post rather than the resume: those below the heading of experience
 * that say the same again further down, and those with further posts below them, set in the very look of the heading
 * itself. What looks like the entries and stands among them is one of their lines.
 */
export function innerHeadings(lines: readonly NumberedLine[], headings: Known): readonly number[] {
  const inner: number[] = [];
  const numbers = [...headings.keys()].toSorted((a, b) => a - b);
  const names = Map.groupBy(numbers, (number) => plain(lines[number - 1]?.text ?? ""));
  let above: SectionKind | null = null;
  for (const [i, number] of numbers.entries()) {
    const { kind = "other", isNamed = true } = headings.get(number) ?? {};
    const line = lines[number - 1];
    const isUnder = above === "experience" && line !== undefined && INNER.has(kind);
    const isTwice = (names.get(plain(line?.text ?? "")) ?? []).length > 1;
    const below = lines.slice(number, (numbers[i + 1] ?? lines.length + 1) - 1);
    // Projects have titles and dates as posts have: what stands below their heading says nothing.
    const isPosts = kind !== "projects" && line !== undefined && headsPosts(line, below);
    if (isUnder && (isTwice || isPosts || (!isNamed && isPost(line, below)))) inner.push(number);
    else above = kind;
  }
  return inner;
}

/** True where a post below a heading has a line of the heading's look for its title or its company. */
function headsPosts(heading: NumberedLine, below: readonly NumberedLine[]): boolean {
  const key = styleKey(heading);
  const first = below.findIndex((line) => styleKey(line) === key);
  return first > 0 && postsIn(below.slice(first, first + POST_LINES)) > 0;
}

/** True for a title or a company of its own above the dates of a post: it looks like a heading and says no name of one. */
function isPost(line: NumberedLine, below: readonly NumberedLine[]): boolean {
  const isName = titleScore(line.text) >= 1.2 || companyScore(line.text) >= 1.4;
  return isName && postsIn([line, ...below.slice(0, POST_LINES - 1)]) > 0;
}

/** The title, the dates and the company of a post are in so many lines. */
const POST_LINES = 4;
