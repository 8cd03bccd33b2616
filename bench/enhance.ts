import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import { indexCareers } from "@taiyari/domain/careers";
import { enhanceFixtures, type Split } from "./enhance-fixtures.ts";
import { judge, type Judged } from "./enhance-judge.ts";
import type { SetPart } from "./resumes.ts";
import { median, percentile95, table } from "./table.ts";

const CONTENT = path.join(import.meta.dirname, "..", "content");

interface Options {
  /** One half only; null for both. */
  readonly part: SetPart | null;
  /** Adds, for the half rules are made from, each text before and after. */
  readonly verbose: boolean;
}

/** How much better the built-in enhancement makes texts, by the checks of the content, and what it loses or adds. */
export async function measureEnhance({ part, verbose }: Options): Promise<string> {
  const careers = indexCareers(loadCareers(CONTENT));
  const rows: (readonly (string | number)[])[] = [];
  const texts: string[] = [];
  for (const split of ["development", "validation"] as const satisfies readonly Split[]) {
    if (part !== null && part !== split) continue;
    const judged = (await enhanceFixtures(split)).map((fixture) => judge(fixture, careers));
    rows.push(rowOf(split, judged));
    if (verbose && split === "development") texts.push(...judged.map(inWords));
  }
  const figures = table("Enhancement, built-in", [
    [
      "texts",
      "count",
      "raised",
      "not read by the checks",
      "without a fault",
      "raised of the others",
      "same",
      "lowered",
      "points, mean",
      "stretches lost",
      "words added",
      "ms, median",
      "ms, 95 of 100",
    ],
    ...rows,
  ]);
  return [figures, ...texts].join("\n\n");
}

function rowOf(split: Split, judged: readonly Judged[]): (string | number)[] {
  const raised = judged.filter(({ change }) => change > 0);
  const lowered = judged.filter(({ change }) => change < 0);
  const open = judged.filter(({ room }) => room === "some");
  const share = open.filter(({ change }) => change > 0).length / open.length;
  const times = judged.map(({ milliseconds }) => milliseconds);
  const mean = judged.reduce((sum, { change }) => sum + change, 0) / judged.length;
  return [
    split,
    judged.length,
    raised.length,
    judged.filter(({ room }) => room === "unread").length,
    judged.filter(({ room }) => room === "none").length,
    `${Math.round(share * 100)} % of ${open.length}`,
    judged.length - raised.length - lowered.length,
    lowered.length,
    `+${mean.toFixed(1)} of 40`,
    judged.reduce((sum, { lost }) => sum + lost.length, 0),
    judged.reduce((sum, { added }) => sum + added.length, 0),
    median(times).toFixed(1),
    percentile95(times).toFixed(1),
  ];
}

function inWords({ id, change, before, after, lost, added }: Judged): string {
  const notes = [...lost.map((text) => `lost: ${text}`), ...added.map((word) => `added: ${word}`)];
  return [`#### ${id}, ${change.toFixed(2)}`, before.trim(), "→", after.trim(), ...notes].join(
    "\n",
  );
}
