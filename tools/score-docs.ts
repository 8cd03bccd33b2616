import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  AXIS_POINTS,
  CHECKS,
  FEWEST_BULLETS,
  LONG_CAREER,
  MARKET_PARTS,
  RETIRED_CHECKS,
  RULES_VERSION,
  SKILL_PARTS,
  type Check,
} from "@taiyari/domain/report";
import type { Axis } from "@taiyari/domain/resume";

/** Where the documentation of the score is kept. */
const SCORE_DOCS = path.join(import.meta.dirname, "..", "docs", "score.md");

const AXES: readonly { readonly axis: Axis; readonly name: string; readonly about: string }[] = [
  {
    axis: "readable",
    name: "Readable",
    about:
      "What a machine gets from the file: what is lost between the page and the reading of it. It follows from the file as it is; what a person corrects in the reading does not change it.",
  },
  {
    axis: "content",
    name: "Content",
    about: `What the resume says. What is not there cannot earn: checks of bullets are measured on enough of them, and with fewer they earn only as large a part. Enough is, ${levels("proof")} for what they name and how they open, ${levels("style")} for style, and ${levels("results")} that name a result. Jobs without dates count as a long career, so that to date them never asks for more.`,
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
    `Rules version ${RULES_VERSION}. Made by \`tools/score-docs.ts\` from the checks in \`packages/domain/src/checks\`; change those, not this page.`,
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
    "It does not say whether a person is hired, and no applicant tracking system computes it.",
    `It reads English sentences. In a resume of another language these checks are not measured and their weight is out of the sum, which the report says: ${englishOnly()}. Where the resume and the job are in different languages, only names of products and languages, years and degrees are compared.`,
    "Words that nobody can see, lists of key words, sentences copied from the job description, a list said twice and empty sections earn nothing.",
    "## Ids that are no more",
    "Stored reports of older rules name them; no other check is ever called so.",
    Object.entries(RETIRED_CHECKS)
      .map(([id, heirs]) => `- \`${id}\`, now ${heirs.map((heir) => `\`${heir}\``).join(" and ")}`)
      .join("\n"),
  ].join("\n\n")}\n`;
}

function formula(): string {
  return [
    "```text",
    "points of a check  = round(share × weight), the whole weight only for a share of 1",
    "score              = round(100 × points earned / points possible)",
    "points possible    = the weights of the checks that apply",
    "score of an axis   = round(100 × its points earned / its points possible), none where nothing applies",
    "```",
    "",
    `The three axes, each 0 to 100, make the score by a weighted mean: before rounding, score = (R × r + C × c + M × m) / (R + C + M), where r, c and m are the axes' scores and R, C and M the points possible on them, at most ${AXES.map(({ axis }) => AXIS_POINTS[axis]).join(", ")}. That is the same number as the points earned over the points possible. An axis that is not measured has a weight of 0.`,
    "",
    `All together the checks weigh ${AXES.map(({ axis, name }) => `${AXIS_POINTS[axis]} (${name.toLowerCase()})`).join(", ")}. A check that does not apply, as the degree where none is asked, counts on neither side. High is 80 and above, medium 60 and above.`,
    "",
    "What a finding would bring is the points it lost; several checks that ask for the same work are one improvement with the sum of theirs. The points earned and those of all improvements add up to the points possible.",
  ].join("\n");
}

function example(): string {
  const [readable, content, match] = [28, 28, 22];
  const sum = readable + content + match;
  return [
    `A resume that is read almost whole (${readable} of ${AXIS_POINTS.readable}, an axis score of ${Math.round((100 * readable) / AXIS_POINTS.readable)}), names a result in half of its bullets (${content} of ${AXIS_POINTS.content}, ${Math.round((100 * content) / AXIS_POINTS.content)}) and shows most of what the job asks (${match} of ${AXIS_POINTS.match}, ${Math.round((100 * match) / AXIS_POINTS.match)}) has ${readable} + ${content} + ${match} = ${sum} points of 100: ${sum}, medium.`,
    `Without a job or a role the match is not measured: ${readable} + ${content} = ${readable + content} of ${AXIS_POINTS.readable + AXIS_POINTS.content} points, ${Math.round((100 * (readable + content)) / (AXIS_POINTS.readable + AXIS_POINTS.content))}.`,
  ].join("\n\n");
}

/** "four for a fresher, six for others and eight from five years on". */
function levels(what: keyof typeof FEWEST_BULLETS): string {
  const { fresher, experienced, long } = FEWEST_BULLETS[what];
  return `${fresher} for a fresher, ${experienced} for others and ${long} from ${LONG_CAREER} years on`;
}

function englishOnly(): string {
  return CHECKS.filter((check) => check.readsEnglish)
    .map((check) => check.title)
    .join(", ");
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
