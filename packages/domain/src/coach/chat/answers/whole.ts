import { findResult } from "../../../checks/content/results.ts";
import { compareReports } from "../../../report/compare.ts";
import { figure, listed, quoted } from "../../../text/wording.ts";
import { type Draft, type Said, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import {
  AXIS_NAMES,
  checkNamed,
  citeBullets,
  citeCheck,
  citeLines,
  citeTerm,
  lossesOf,
  pointsOf,
} from "./citations.ts";
import { loss } from "./score.ts";

/** "What changed since the last report?" */
export function answerChanges(context: ChatContext): Draft {
  const { report, previous } = context;
  if (!previous)
    return {
      paragraphs: [
        [
          `This is your first report, with ${report.score} of 100. Make another one after a change, and I can say what it brought.`,
        ],
      ],
    };
  const change = report.score - previous.score;
  const way = change === 0 ? "as before" : change > 0 ? `up ${change}` : `down ${-change}`;
  const moved = (axis: string) =>
    report.checks
      .filter((check) => check.axis === axis)
      .filter((check) => {
        const before = previous.checks.find(({ id }) => id === check.id);
        return before !== undefined && before.points !== check.points;
      })
      .slice(0, 2);
  return {
    paragraphs: [
      [`From ${previous.score} to ${report.score}, ${way}.`],
      ...compareReports(report, previous).map(({ axis, change: points, text }) =>
        cited(
          `${AXIS_NAMES[axis]}${points === 0 ? "" : ` ${points > 0 ? "+" : "−"}${Math.abs(points)}`}: ${text}`,
          ...moved(axis).map(citeCheck),
        ),
      ),
    ],
  };
}

/** "Will an ATS read it?" */
export function answerAts(context: ChatContext): Draft {
  const axis = context.report.axes.find((one) => one.axis === "readable");
  const own = context.report.checks.filter((check) => check.axis === "readable");
  const losses = lossesOf(own);
  const text = checkNamed(context, "text-layer");
  return {
    paragraphs: [
      cited(
        `Readable has ${axis ? pointsOf(axis) : "no"} points. ${axis?.text ?? ""}`,
        text && citeCheck(text),
      ),
      losses.length === 0
        ? ["No check found anything that a machine would get wrong."]
        : losses.slice(0, 3).flatMap((check) => loss(context, check)),
      [
        "That is what our reader gets from the file. Other systems read it in their own way, so nobody can promise it for each of them. “What a machine reads” shows you every field.",
      ],
    ],
  };
}

/** "Am I fit for this role?" */
export function answerFit(context: ChatContext): Draft {
  const { match, axes, checks } = context.report;
  const axis = axes.find((one) => one.axis === "match");
  if (!match || !axis || axis.maxPoints === 0)
    return {
      paragraphs: [
        [
          "There is no job in this report to compare you with. Add a job description or a target role, and I can say what of it your resume shows.",
        ],
      ],
    };
  const by = (standing: string) => match.terms.filter((term) => term.standing === standing);
  const musts = by("missing").filter(({ need }) => need === "must");
  const found = by("found");
  const years = checks.find(({ id, maxPoints }) => id === "years-asked" && maxPoints > 0);
  const title = checkNamed(context, "job-title");
  return {
    paragraphs: [
      cited(
        `Match has ${pointsOf(axis)} points: ${axis.text}`,
        ...lossesOf(checks.filter((check) => check.axis === "match"))
          .slice(0, 1)
          .map(citeCheck),
      ),
      found.length > 0
        ? cited(
            `For you: ${listed(found.map(({ term }) => term))} ${found.length === 1 ? "is" : "are"} shown`,
            ...found.slice(0, 3).map(citeTerm),
          )
        : ["None of the terms asked for is shown in use."],
      musts.length > 0
        ? cited(
            `Against you: ${listed(musts.map(({ term }) => term))} ${musts.length === 1 ? "is a must" : "are musts"}, and your resume does not name ${musts.length === 1 ? "it" : "them"}`,
            ...musts.slice(0, 3).map(citeTerm),
          )
        : ["No must is missing."],
      years ? cited(`Years: ${years.finding}`, citeCheck(years)) : [],
      title && title.maxPoints > 0 ? cited(`Title: ${title.finding}`, citeCheck(title)) : [],
      [
        "Whether they call you I cannot know: I see your resume and what the job asks for, not the others who apply.",
      ],
    ],
  };
}

/** "Can I change my title to theirs?" */
export function answerTitle(context: ChatContext): Draft {
  const check = checkNamed(context, "job-title");
  const titles = context.reading.experience.flatMap(({ title }) => title ?? []);
  return {
    paragraphs: [
      titles.length === 0
        ? ["I find no job title in your resume."]
        : cited(
            `Your titles: ${listed(
              titles.map(({ value }) => value),
              4,
            )}`,
            citeLines(
              context,
              titles.flatMap(({ places }) => places.map(({ line }) => line)),
            ),
          ),
      check && check.maxPoints > 0
        ? cited(`${check.title}, ${pointsOf(check)}: ${check.finding}`, citeCheck(check))
        : ["There is no job in this report to compare them with."],
      [
        "Keep the titles your employers gave you: they can be checked. The title you want may stand under your name, as what you are looking for.",
      ],
    ],
  };
}

/** "What is good about my resume?" */
export function answerStrengths(context: ChatContext): Draft {
  const { report, bullets } = context;
  const proven = bullets.filter(({ text }) => findResult(text) !== null);
  const praise = report.insights.filter(({ type }) => type === "positive");
  const full = report.checks.filter(
    ({ points, maxPoints }) => maxPoints > 0 && points === maxPoints,
  );
  if (praise.length + proven.length + full.length === 0)
    return {
      paragraphs: [
        ["The report praises nothing yet: no check is full and no bullet names a result."],
      ],
    };
  return {
    paragraphs: [
      ...praise.map(({ text, checkId, lines }): Said[] => {
        const check = checkNamed(context, checkId);
        return cited(text, citeLines(context, lines), check && citeCheck(check));
      }),
      proven.length > 0
        ? [
            "Bullets with a result: ",
            ...proven
              .slice(0, 3)
              .flatMap((bullet) => cited(quoted(bullet.text, 110), citeBullets(context, [bullet]))),
          ]
        : [],
      full.length > 0
        ? cited(
            `${figure(full.length, "check")} of ${report.checks.filter(({ maxPoints }) => maxPoints > 0).length} are full`,
            ...full.slice(0, 2).map(citeCheck),
          )
        : [],
    ],
  };
}
