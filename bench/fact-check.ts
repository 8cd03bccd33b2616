import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import { indexCareers } from "@taiyari/domain/careers";
import { checkFacts } from "@taiyari/domain/coach";
import {
  type FactPart,
  factPairs,
  type JudgedPair,
  judgePair,
  PAIRS_TODAY,
  scoresOf,
} from "./fact-pairs.ts";
import type { SetPart } from "./resumes.ts";
import { median, table } from "./table.ts";

const CONTENT = path.join(import.meta.dirname, "..", "content");
const PARTS: readonly FactPart[] = ["development", "validation"];
const [SOURCE_LENGTH, TEXT_LENGTH] = [100_000, 20_000];
const RUNS = 9;

interface Options {
  /** One part of the set only; null for both. */
  readonly part: SetPart | null;
  /** Adds, for the part rules are made from, what was missed and what was found too much. */
  readonly verbose: boolean;
}

/** How well invented facts are told from good rewrites, in the labelled pairs of bench/coach/fact-check, and how fast. */
export async function measureFactCheck({ part, verbose }: Options): Promise<string> {
  const careers = indexCareers(loadCareers(CONTENT));
  const rows: (string | number)[][] = [];
  const notes: string[] = [];
  for (const name of PARTS.filter((one) => part === null || one === part)) {
    const judged = (await factPairs(name)).map((pair) => judgePair(pair, careers));
    if (judged.length === 0) continue;
    const scores = scoresOf(judged);
    const shares = [
      scores.pairPrecision,
      scores.pairRecall,
      scores.stretchPrecision,
      scores.stretchRecall,
    ];
    rows.push([name, scores.pairs, ...shares.map((share) => share.toFixed(3))]);
    if (verbose && name === "development") notes.push(...judged.flatMap(noteOf));
  }
  const quality = table("Fact check", [
    ["", "pairs", "precision, pairs", "recall, pairs", "precision, stretches", "recall, stretches"],
    ...rows,
  ]);
  return [quality, "", ...notes, await timing(careers)].join("\n");
}

function noteOf({ pair, missed, extra }: JudgedPair): string[] {
  if (missed.length + extra.length === 0) return [];
  const found = extra.map(({ text, kind }) => `${text} (${kind})`);
  return [
    `- ${pair.id}: missed ${missed.join("; ") || "none"}; too much ${found.join("; ") || "none"}`,
  ];
}

/** A long proposal against the longest source: all texts of the pairs in a row, over and over. */
async function timing(careers: ReturnType<typeof indexCareers>): Promise<string> {
  const pairs = await factPairs("development");
  const source = repeated(
    pairs.map((pair) => pair.source),
    SOURCE_LENGTH,
  );
  const text = repeated(
    pairs.map((pair) => pair.text),
    TEXT_LENGTH,
  );
  const spent = (one: string) => {
    const start = process.threadCpuUsage().user;
    checkFacts(one, text, { careers, today: PAIRS_TODAY });
    return (process.threadCpuUsage().user - start) / 1000;
  };
  // A source that was not met before is read first; the second proposal finds it read.
  const times = Array.from({ length: RUNS }, (_, run) => {
    const fresh = `${source}${" ".repeat(run)}`;
    return [spent(fresh), spent(fresh)] as const;
  });
  const [first, later] = [0, 1].map((at) => median(times.map((both) => both[at] ?? 0)));
  return [
    "",
    // Of the processor, which others may be using as well.
    `${TEXT_LENGTH.toLocaleString("en")} characters against ${SOURCE_LENGTH.toLocaleString("en")}, of one processor: ` +
      `${first?.toFixed(0)} ms with a source not met before (the very first ${times[0]?.[0].toFixed(0)} ms), ` +
      `${later?.toFixed(0)} ms with one that is read`,
  ].join("\n");
}

function repeated(texts: readonly string[], length: number): string {
  const whole = texts.join("\n\n");
  return whole.repeat(Math.ceil(length / whole.length)).slice(0, length);
}
