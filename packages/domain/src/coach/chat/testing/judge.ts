import { indexCareers } from "../../../careers/careers-index.ts";
import { CAREERS } from "../../../careers/testing/careers.ts";
import { reportOn } from "../../../report/report-on.ts";
import type { FileFacts, Report, ReportTarget } from "../../../resume/report.ts";
import { type Sketch, readingOf } from "../../../resume/testing/reading.ts";
import type { ChatAnswer } from "../answer.ts";
import { answerQuestion } from "../answer-question.ts";
import type { ChatInput, ChatTurn } from "../context.ts";
import type { LabelledQuestion } from "./labelled-question.ts";
import { SCENES, type SceneName } from "./scenes.ts";

/** 5 November 2026. */
const TODAY = Date.UTC(2026, 10, 5) / 86_400_000;

/** A scene as the engine gets it, without what was said before. */
export function inputOf(name: SceneName, history: readonly ChatTurn[] = []): ChatInput {
  const { resume, previous, role, job } = SCENES[name];
  const target: ReportTarget = {
    role,
    industry: "",
    jobDescription: job,
    years: null,
    isDomainSwitch: false,
    level: null,
  };
  const reading = readingOf(resume);
  return {
    report: reportOf(resume, target),
    previous: previous && reportOf(previous, target),
    lines: reading.lines.map(({ number, page, text }) => ({ number, page, text })),
    reading,
    target,
    history,
    careers: indexCareers(CAREERS),
    today: TODAY,
  };
}

function reportOf(sketch: Sketch, target: ReportTarget): Report {
  const reading = readingOf(sketch);
  const file: FileFacts = {
    format: "pdf",
    bytes: 184 * 1024,
    pages: reading.pages.length,
    tagged: false,
    today: TODAY,
  };
  return reportOn(reading, file, target, CAREERS);
}

/** What a labelled question was answered with, and what is wrong with the answer. */
export interface Judgement {
  readonly question: LabelledQuestion;
  readonly answer: ChatAnswer;
  /** [] for a right answer. */
  readonly faults: readonly string[];
}

/** Asks a labelled question, after those that come before it, and looks for what the answer must hold. */
export function judge(question: LabelledQuestion): Judgement {
  const history = question.after.flatMap((text): ChatTurn[] => [
    { role: "person", text },
    { role: "assistant", text: "" },
  ]);
  const input = inputOf(question.scene, history);
  const answer = answerQuestion(question.ask, input);
  const said = textOf(answer).toLowerCase();
  const says = (fact: string) => said.includes(filledIn(fact, input.report).toLowerCase());
  const { about, holds, lacks, cites } = question;
  return {
    question,
    answer,
    faults: [
      ...(answer.about === about ? [] : [`understood as ${answer.about}, not ${about}`]),
      ...holds.filter((fact) => !says(fact)).map((fact) => `does not say ${fact}`),
      ...lacks.filter(says).map((fact) => `says ${fact}`),
      ...(cites === null || answer.citations.some(({ kind }) => kind === cites)
        ? []
        : [`cites no ${cites}`]),
    ],
  };
}

/** The words of an answer, of what it cites and of its rewording. */
export function textOf({ paragraphs, citations, rewrite }: ChatAnswer): string {
  const words = paragraphs.map((pieces) =>
    pieces.map((piece) => (piece.kind === "text" ? piece.text : "")).join(""),
  );
  const cited = citations.map((one) => (one.kind === "lines" ? one.quote : one.text));
  // A citation stands before the full stop of its sentence.
  return [...words, ...cited, rewrite?.text ?? ""]
    .join("\n")
    .replaceAll(/ +(?=[.!?](?:\s|$))/gu, "");
}

/** A fact with what the report has in place of `{…}`. */
function filledIn(fact: string, { score, axes, checks, improvements, match }: Report): string {
  return fact.replace(/\{(\w+)(?::([^}]+))?\}/u, (whole, kind: string, name = "") => {
    const of = (part: { points: number; maxPoints: number } | undefined) =>
      part ? `${part.points} of ${part.maxPoints}` : whole;
    switch (kind) {
      case "score":
        return String(score);
      case "axis":
        return of(axes.find(({ axis }) => axis === name));
      case "check":
        return of(checks.find(({ id }) => id === name));
      case "fix":
        return improvements[Number(name) - 1]?.title ?? whole;
      case "term":
        return match?.terms.find(({ term }) => term === name)?.text ?? whole;
      default:
        return whole;
    }
  });
}
