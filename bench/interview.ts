import { existsSync, readdirSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { compileInterviews } from "@taiyari/content/interviews";
import { type AnswerTurn, judgeAnswer, levelOf, type Question } from "@taiyari/domain/interview";
import { load } from "js-yaml";
import { type Pair, weightedKappa, within } from "./agreement.ts";
import type { SetPart } from "./resumes.ts";
import { median, table } from "./table.ts";

const FOLDER = "bench/interview";
const MOST = 5;
const SETS: readonly SetPart[] = ["development", "validation"];

interface Options {
  /** One part of the answers only; null for both. The other part is not opened. */
  readonly part: SetPart | null;
  /** Adds, for the part rules are made from, each answer that is two levels or more off. */
  readonly verbose: boolean;
}

interface Labelled {
  readonly question: Question;
  readonly id: string;
  readonly text: string;
  /** As its author meant it, 1 to 5. */
  readonly level: number;
  /** As others labelled it without seeing the level. */
  readonly others: readonly number[];
}

interface Judged extends Labelled {
  readonly given: number;
  readonly points: number;
  readonly ms: number;
}

/**
 * How far the level that the scorer gives an answer agrees with the people who wrote and labelled it: kappa with quadratic weights over steps 0 to 5. Rules are made
 * from the development part; answers of the validation part are read by this measurement alone.
 */
export async function measureInterview({ part, verbose }: Options): Promise<string> {
  const sets = SETS.filter((name) => part === null || part === name).map((name) => ({
    name,
    judged: answersOf(name).map(judgedOf),
  }));
  const rows = sets.flatMap(({ name, judged }) => [
    rowOf(name, judged),
    ...[...new Set(judged.map(({ question }) => question.shape))].map((shape) =>
      rowOf(
        `${name}, ${shape}`,
        judged.filter(({ question }) => question.shape === shape),
      ),
    ),
  ]);
  const figures = table("Interview", [
    [
      "answers",
      "number",
      "kappa",
      "exact",
      "within one",
      "mean of scorer",
      "mean of people",
      "a lower level above a higher one",
      "people among themselves",
      "time, median",
    ],
    ...rows,
  ]);
  if (!verbose) return figures;
  const wrong = sets
    .filter(({ name }) => name === "development")
    .flatMap(({ judged }) => judged.filter(({ level, given }) => Math.abs(level - given) >= 2));
  return [
    figures,
    "",
    ...wrong.map(
      ({ id, level, given }) => `- ${id}: ${level} by its author, ${given} by the scorer`,
    ),
  ].join("\n");
}

function rowOf(name: string, judged: readonly Judged[]): (string | number)[] {
  const pairs = judged.map(({ level, given }): Pair => ({ ours: given, theirs: level }));
  const people = judged.flatMap(({ level, others }) =>
    others.map((theirs): Pair => ({ ours: level, theirs })),
  );
  return [
    name,
    judged.length,
    weightedKappa(pairs, MOST).toFixed(2),
    percent(within(pairs, 0)),
    percent(within(pairs, 1)),
    mean(pairs.map(({ ours }) => ours)),
    mean(pairs.map(({ theirs }) => theirs)),
    percent(inverted(judged)),
    people.length === 0 ? "–" : weightedKappa(people, MOST).toFixed(2),
    `${median(judged.map(({ ms }) => ms)).toFixed(1)} ms`,
  ];
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** Of all pairs of answers to one question whose levels differ by two or more, the share in which the lower one has more points. */
function inverted(judged: readonly Judged[]): number {
  const pairs = judged.flatMap((low) =>
    judged
      .filter((high) => high.question === low.question && high.level >= low.level + 2)
      .map((high) => ({ low, high })),
  );
  return (
    pairs.filter(({ low, high }) => low.points > high.points).length / Math.max(1, pairs.length)
  );
}

function judgedOf(labelled: Labelled): Judged {
  const turn: AnswerTurn = {
    by: "person",
    at: 0,
    text: labelled.text,
    question: 0,
    turn: 0,
    attempt: 1,
    seconds: null,
    pauses: null,
    words: null,
    keepsFillers: false,
  };
  const start = performance.now();
  const judged = judgeAnswer(
    { place: 0, attempt: 1, question: labelled.question, turns: [turn], solved: null },
    null,
  );
  return {
    ...labelled,
    given: levelOf(judged),
    points: judged.points,
    ms: performance.now() - start,
  };
}

interface AnswerFile {
  readonly question: string;
  readonly answers: readonly {
    readonly author: string;
    readonly level: number;
    readonly text: string;
  }[];
}

/** The answers to the questions of one part; files of the other are not opened. */
function answersOf(part: SetPart): Labelled[] {
  const questions = new Map(
    compileInterviews("content").questions.map((question) => [question.id, question]),
  );
  const labels = yamlFiles(`${FOLDER}/labels`).map(
    (file) => readYaml(file) as Readonly<Record<string, number>>,
  );
  return idsOf(part).flatMap((id): Labelled[] => {
    const question = questions.get(id);
    const file = `${FOLDER}/answers/${id}.yaml`;
    if (!question || !existsSync(file)) return [];
    return (readYaml(file) as AnswerFile).answers.map(({ author, level, text }, at) => {
      const name = `${id}-${at + 1}`;
      return {
        question,
        id: `${name} (${author})`,
        text,
        level,
        others: labels.flatMap((given) => given[name] ?? []),
      };
    });
  });
}

function idsOf(part: SetPart): string[] {
  return yamlFiles(FOLDER)
    .filter((file) => /\/parts[^/]*$/u.test(file))
    .flatMap((file) => (readYaml(file) as Readonly<Record<SetPart, readonly string[]>>)[part]);
}

function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

function readYaml(file: string): unknown {
  return load(readFileSync(file, "utf8"));
}
