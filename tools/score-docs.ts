import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  AXIS_POINTS,
  CHECKS,
  MARKET_PARTS,
  RULES_VERSION,
  SKILL_PARTS,
  type Axis,
  type Check,
} from "@taiyari/domain/resume";

/** Where the documentation of the score is kept. */
const SCORE_DOCS = path.join(import.meta.dirname, "..", "docs", "score.md");

const AXES: readonly { readonly axis: Axis; readonly name: string; readonly about: string }[] = [
  {
    axis: "readable",
    name: "Readable",
    about:
      "What a machine gets from the file: what is lost between the page and the reading of it.",
  },
  {
    axis: "content",
    name: "Content",
    about:
      "What the resume says. Checks of how bullets are written are measured on enough of them: three for a fresher, five for others, six from five years on. With fewer, they earn only as large a part.",
  },
  {
    axis: "match",
    name: "Match",
    about:
      "How the resume fits the job wanted: its description, or the profile of the target role where there is none. Without either, nothing of this axis is measured.",
  },
];

/** The documentation of the score, made from the checks themselves. Markdown. */
export function scoreDocs(): string {
  return `${[
    "# The score",
    `Rules version ${RULES_VERSION}. Made by \`tools/score-docs.ts\` from the checks in \`packages/domain/src/resume\`; change those, not this page.`,
    "A score is a sum of named checks. Each has a weight in whole points, looks at one thing, and says what it found, where, and what would raise it. The same file, target and rules give the same score on any machine; no language model takes part.",
    "## The formula",
    formula(),
    "## An example",
    example(),
    ...AXES.map(section),
    "## The blocks of the report",
    "The same points seen from another side. They add nothing to the score; each is 100 × the points of its checks that were measured, divided by the points possible.",
    parts(),
    "## What it does not do",
    "It does not say whether a person is hired, and no applicant tracking system computes it. It reads English sentences; word-based checks leave a resume in another language alone and are left out of its sum. Words that nobody can see, lists of key words and empty sections earn nothing.",
  ].join("\n\n")}\n`;
}

function formula(): string {
  return [
    "```text",
    "points of a check  = round(share × weight), the whole weight only for a share of 1",
    "score              = round(100 × points earned / points possible)",
    "points possible    = the weights of the checks that apply",
    "```",
    "",
    `All together the checks weigh ${AXES.map(({ axis, name }) => `${AXIS_POINTS[axis]} (${name.toLowerCase()})`).join(", ")}. A check that does not apply, as the degree where none is asked, counts on neither side. High is 80 and above, medium 60 and above.`,
    "",
    "What a finding would gain is the rise of the score when that check alone were full; several checks that ask for the same work are one improvement.",
  ].join("\n");
}

function example(): string {
  const [readable, content, match] = [28, 28, 22];
  const sum = readable + content + match;
  return [
    `A resume that is read almost whole (${readable} of ${AXIS_POINTS.readable}), names a result in half of its bullets (${content} of ${AXIS_POINTS.content}) and shows most of what the job asks (${match} of ${AXIS_POINTS.match}) has ${readable} + ${content} + ${match} = ${sum} points of 100: ${sum}, medium.`,
    `Without a job or a role the match is not measured: ${readable} + ${content} = ${readable + content} of ${AXIS_POINTS.readable + AXIS_POINTS.content} points, ${Math.round((100 * (readable + content)) / (AXIS_POINTS.readable + AXIS_POINTS.content))}.`,
  ].join("\n\n");
}

function section({ axis, name, about }: (typeof AXES)[number]): string {
  const own = CHECKS.filter((check) => check.axis === axis);
  return [`## ${name}, ${AXIS_POINTS[axis]} points`, about, table(own)].join("\n\n");
}

function table(checks: readonly Check[]): string {
  return [
    "| check | id | points | looks at | source of the rule |",
    "| --- | --- | ---: | --- | --- |",
    ...checks.map(({ title, id, weight, looksAt, source }) =>
      row([title, `\`${id}\``, String(weight), looksAt, source]),
    ),
  ].join("\n");
}

function parts(): string {
  const titles = new Map(CHECKS.map((check) => [check.id, check.title]));
  return [
    "| block | part | sum of |",
    "| --- | --- | --- |",
    ...[
      ...SKILL_PARTS.map((part) => ({ block: "Skills Analysis", part })),
      ...MARKET_PARTS.map((part) => ({ block: "Market Alignment", part })),
    ].map(({ block, part }) =>
      row([block, part.name, part.checks.map((id) => titles.get(id) ?? id).join(", ")]),
    ),
  ].join("\n");
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/** The page as it is stored; "" before it was first written. */
export async function storedScoreDocs(): Promise<string> {
  return readFile(SCORE_DOCS, "utf8").catch(() => "");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await writeFile(SCORE_DOCS, scoreDocs());
