import type { Axis, CheckResult } from "../../../resume/report.ts";
import { scoreClass } from "../../../resume/report.ts";
import { figure, listed, lowerStart } from "../../../text/wording.ts";
import { type Draft, type Said, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import {
  AXIS_NAMES,
  checkNamed,
  citeCheck,
  citeEvidence,
  lossesOf,
  pointsOf,
} from "./citations.ts";

/** How many losses an answer names: more is a report, and that stands beside it. */
const MOST_LOSSES = 3;

/** "Why is my score 78?" */
export function answerScore(context: ChatContext): Draft {
  const { score, axes, checks } = context.report;
  const parts = axes.map(
    (axis) => `${AXIS_NAMES[axis.axis]} ${axis.maxPoints === 0 ? "not measured" : pointsOf(axis)}`,
  );
  const losses = lossesOf(checks).slice(0, MOST_LOSSES);
  const level = { high: "High", medium: "Medium", low: "Low" }[scoreClass(score)];
  return {
    paragraphs: [
      [`Your score is ${score} of 100, ${level}: ${listed(parts)}.`],
      losses.length === 0
        ? ["No check found anything to lose a point for."]
        : ["What costs most: ", ...losses.flatMap((check) => loss(context, check))],
      doNext(context, null),
    ],
  };
}

/** "Why is Content only 28 of 40?" */
export function answerAxis(context: ChatContext, name: Axis): Draft {
  const axis = context.report.axes.find((one) => one.axis === name);
  if (!axis || axis.maxPoints === 0)
    return {
      paragraphs: [
        [
          name === "match"
            ? "Match was not measured: there is no job to compare with. Add a job description or a target role and make the report again."
            : `${AXIS_NAMES[name]} could not be measured on this file.`,
        ],
      ],
    };
  const own = context.report.checks.filter((check) => check.axis === name);
  const losses = lossesOf(own);
  return {
    paragraphs: [
      [`${AXIS_NAMES[name]} has ${pointsOf(axis)} points.`],
      losses.length === 0
        ? ["Every check of it is full. ", ...own.slice(0, 1).map(citeCheck)]
        : losses.slice(0, MOST_LOSSES).flatMap((check) => loss(context, check)),
      losses.length > MOST_LOSSES
        ? [
            losses.length === MOST_LOSSES + 1
              ? `One other check costs ${figure(sumLost(losses.slice(MOST_LOSSES)), "point")}.`
              : `${losses.length - MOST_LOSSES} other checks cost ${figure(sumLost(losses.slice(MOST_LOSSES)), "point")} together.`,
          ]
        : [],
      doNext(context, name),
    ],
  };
}

function sumLost(checks: readonly CheckResult[]): number {
  return checks.reduce((sum, { points, maxPoints }) => sum + maxPoints - points, 0);
}

/** "Achievements with a result, 6 of 12: three of seven bullets name a result [1][2]." */
export function loss(context: ChatContext, check: CheckResult): Said[] {
  const { title, finding } = check;
  return cited(
    `${title} has ${pointsOf(check)}: ${startsWithName(finding) ? finding : lowerStart(finding)}`,
    citeCheck(check),
    citeEvidence(context, check),
  );
}

/** A sentence whose first word keeps its capital: a name, letters, or a figure. */
function startsWithName(sentence: string): boolean {
  return /^(?:\p{Lu}{2,}|\P{L}|\p{Lu}\p{Ll}*\p{Lu})/u.test(sentence);
}

/** What would bring most on an axis, or at all. */
function doNext({ report, ...context }: ChatContext, axis: Axis | null): Said[] {
  const next = report.improvements.find(
    ({ checkId }) => axis === null || report.checks.find(({ id }) => id === checkId)?.axis === axis,
  );
  const check = next ? checkNamed({ report, ...context }, next.checkId) : null;
  if (!next || !check) return [];
  return cited(
    `What brings most${axis === null ? "" : " here"}: ${lowerStart(next.title)}, +${figure(next.gain, "point")}`,
    citeCheck(check),
  );
}

/** "How is the score made?" */
export function answerHowScored(context: ChatContext): Draft {
  const { axes, checks, score, rulesVersion } = context.report;
  const measured = axes.filter(({ maxPoints }) => maxPoints > 0);
  const points = measured.reduce((sum, axis) => sum + axis.points, 0);
  const most = measured.reduce((sum, axis) => sum + axis.maxPoints, 0);
  const counting = checks.filter(({ maxPoints }) => maxPoints > 0);
  const heaviest = counting.toSorted((a, b) => b.maxPoints - a.maxPoints).slice(0, 3);
  return {
    paragraphs: [
      [
        `The score is points earned of points possible. ${figure(counting.length, "check")} were counted on your resume: ` +
          `${listed(measured.map((axis) => `${AXIS_NAMES[axis.axis]} ${pointsOf(axis)}`))}. ` +
          `Together ${points} of ${most} points, that is ${score} of 100.`,
      ],
      cited(
        `The heaviest are ${listed(heaviest.map(({ title, maxPoints }) => `${title} (${maxPoints})`))}`,
        ...heaviest.map(citeCheck),
      ),
      [
        "A check that does not apply to you counts on neither side.",
        ` The rules are version ${rulesVersion}; the same file, target and rules always give the same score,`,
        " and no language model takes part in it.",
      ],
    ],
  };
}

/** "What does this check look at, and why did I lose points?" */
export function answerCheck(context: ChatContext, checkId: string): Draft {
  const check = checkNamed(context, checkId);
  if (!check) return { paragraphs: [["This report has no such check."]] };
  const { title, looksAt, points, maxPoints, finding, source, advice, gain, evidence } = check;
  const [first] = evidence.filter(({ quote }) => quote !== "");
  const note = first?.marks[0]?.note ?? "";
  return {
    paragraphs: [
      cited(`${title} looks at this: ${looksAt || finding}`, citeCheck(check)),
      maxPoints === 0
        ? [`It was not counted here. ${finding}`]
        : cited(`You have ${points} of ${maxPoints}. ${finding}`, citeEvidence(context, check)),
      first && points < maxPoints
        ? cited(
            `For example “${first.quote}”${note === "" ? "" : `: ${lowerStart(note)}`}`,
            citeEvidence({ ...context }, { ...check, evidence: [first] }),
          )
        : [],
      advice ? [`What to do: ${lowerStart(advice.title)}, +${gain}. ${advice.why}`] : [],
      source ? [`Where the rule comes from: ${source}`] : [],
    ],
  };
}
