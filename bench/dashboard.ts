import { randomUUID } from "node:crypto";
import path from "node:path";
import { compileInterviews } from "@taiyari/content/interviews";
import type { Interview, InterviewEvent, Question } from "@taiyari/domain/interview";
import type { Course, CoursePage, LearningEvent } from "@taiyari/domain/learning";
import type { ProblemEntry, ProblemIndex } from "@taiyari/domain/practice";
import type { Product } from "../tools/product.ts";
import { send, signedInCookie, withProduct } from "./product.ts";
import { median, percentile95, table } from "./table.ts";

const EVENTS = 5_000;
/** As many as may be sent at once. */
const BATCH = 200;
const INTERVIEWS = 10;
const ANSWERS = 5;
const RUNS = 30;
const DAY_MS = 86_400_000;

/** What the dashboard costs somebody who did much: the answer of the server, before and after it has scored their interviews. */
export function measureDashboard(): Promise<string> {
  return withProduct(async (product) => {
    const nobody = await signedInCookie(product.url);
    const somebody = await signedInCookie(product.url);
    const busy = await signedInCookie(product.url);
    const content = await contentOf(product);
    await sendEvents(product, somebody, content);
    await sendEvents(product, busy, content);
    for (const interview of interviews()) await hold(product, busy, interview);
    return table(`The dashboard, ${RUNS} times one after another`, [
      ["person", "first", "median", "95%", "answer"],
      ["new", ...(await measure(product, nobody))],
      [`${EVENTS} events`, ...(await measure(product, somebody))],
      [`${EVENTS} events, ${INTERVIEWS} interviews`, ...(await measure(product, busy))],
    ]);
  });
}

async function measure(product: Product, cookie: string): Promise<readonly string[]> {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run <= RUNS; run++) {
    const started = performance.now();
    const answer = await send(product, cookie, "GET", "/dashboard");
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`The dashboard was not there: ${answer.status}`);
    times.push(performance.now() - started);
  }
  const [first = Number.NaN, ...later] = times;
  return [
    `${Math.round(first)} ms`,
    `${Math.round(median(later))} ms`,
    `${Math.round(percentile95(later))} ms`,
    `${(bytes / 1024).toFixed(1)} KB`,
  ];
}

/** What there is to learn and to solve, as browsers are told. */
interface Content {
  readonly pages: readonly Pick<CoursePage, "slug" | "exercises">[];
  readonly problems: readonly Pick<ProblemEntry, "slug" | "topics">[];
}
const NO_PAGE = { slug: "overview", exercises: [] };
const NO_PROBLEM = { slug: "two-sum", topics: [] };

async function contentOf({ url }: Product): Promise<Content> {
  const course = (await (await fetch(`${url}/course/course.json`)).json()) as Course;
  const index = (await (await fetch(`${url}/problems/problems.json`)).json()) as ProblemIndex;
  return { pages: course.stages.flatMap((stage) => stage.pages), problems: index.problems };
}

async function sendEvents(product: Product, cookie: string, content: Content): Promise<void> {
  const events = manyEvents(content);
  for (let from = 0; from < EVENTS; from += BATCH) {
    const body = { sentAt: new Date().toISOString(), events: events.slice(from, from + BATCH) };
    const kept = await send(product, cookie, "POST", "/learning/events", body);
    if (!kept.ok) throw new Error(`Events were not kept: ${await kept.text()}`);
  }
}

/** Four months of pages, exercises, runs and submissions, some forty a day. */
function manyEvents({ pages, problems }: Content): readonly LearningEvent[] {
  const began = Date.now() - 125 * DAY_MS;
  return Array.from({ length: EVENTS }, (_, number): LearningEvent => {
    const day = Math.floor(number / 40);
    const at = new Date(began + day * DAY_MS + (number % 40) * 90_000).toISOString();
    const happened = { id: randomUUID(), at, zone: "Asia/Kolkata" };
    const { slug: page, exercises } = pages[number % pages.length] ?? NO_PAGE;
    const exercise = exercises[number % Math.max(1, exercises.length)]?.id ?? "first";
    const { slug: problem, topics } = problems[number % problems.length] ?? NO_PROBLEM;
    const topic = topics[0] ?? "arrays";
    const text = "SELECT city, count(*) FROM orders GROUP BY city ORDER BY 2 DESC;";
    switch (number % 5) {
      case 0:
        return { ...happened, kind: "page-opened", page };
      case 1:
        return {
          ...happened,
          kind: "exercise-attempted",
          page,
          exercise,
          verdict: "wrong",
          hints: 0,
          text,
        };
      case 2:
        return { ...happened, kind: "exercise-solved", page, exercise, hints: 0, text };
      case 3:
        return {
          ...happened,
          kind: "problem-run",
          problem,
          language: "python",
          passed: 1,
          total: 3,
        };
      default:
        return {
          ...happened,
          kind: "problem-submitted",
          problem,
          topic,
          language: "python",
          code: "def solve(rows):\n    return sorted(rows)\n".repeat(20),
          result: number % 2 === 0 ? "passed" : "failed",
          passed: 1,
          total: 13,
          cases: "p".repeat(13),
          hints: 0,
          round: null,
        };
    }
  });
}

/** Interviews of five questions each, whose answers are the questions' own examples. */
function interviews(): readonly Interview[] {
  const { questions } = compileInterviews(path.resolve(import.meta.dirname, "../content"));
  const stories = questions.filter(({ shape }) => shape === "story");
  return Array.from({ length: INTERVIEWS }, (_, number) => ({
    id: randomUUID(),
    startedAt: new Date(Date.now() - (INTERVIEWS - number) * DAY_MS).toISOString(),
    setup: {
      source: "role",
      role: "data-analyst",
      level: "0-3",
      kind: "behavioural",
      minutes: 25,
      mode: "real",
      manner: "warm",
      language: "en-IN",
      by: "keyboard",
      seed: number,
    },
    background: { facts: [], asked: [], job: "" },
    plan: stories
      .slice(number * ANSWERS, (number + 1) * ANSWERS)
      .map((question) => ({ question, seconds: 240 })),
  }));
}

async function hold(product: Product, cookie: string, interview: Interview): Promise<void> {
  await send(product, cookie, "POST", "/interviews", { interview });
  const answers = interview.plan.flatMap(({ question }, place): readonly InterviewEvent[] => [
    answered(question, 60 + 200 * place),
  ]);
  const happened = [
    { id: randomUUID(), at: 1, kind: "went-on" },
    ...answers,
    { id: randomUUID(), at: 1_400, kind: "ended" },
  ];
  const address = `/interviews/${interview.id}/events`;
  const kept = await send(product, cookie, "POST", address, { happened });
  if (!kept.ok) throw new Error(`An interview was not kept: ${await kept.text()}`);
}

function answered({ example }: Question, at: number): InterviewEvent {
  return {
    id: randomUUID(),
    at,
    kind: "answered",
    text: example,
    seconds: null,
    pauses: null,
    words: null,
    keepsFillers: true,
  };
}
