import type { ShownReport } from "../report/shown-report.ts";
import { scoreClass } from "@taiyari/domain/resume";
import { formatDate } from "../../lib/dates.ts";
import { count } from "../../lib/numbers.ts";
import { signed } from "../../ui/score-change.tsx";
import { scoreWord } from "../../ui/score-sign.tsx";
import { compareRules } from "../report/compare-rules.ts";
import {
  AXIS_NAMES,
  axisScore,
  improvementGain,
  linesInWords,
  ordinal,
  pointsWithinReach,
  type Report,
  sumInWords,
} from "../report/report-words.ts";
import { dial, ticks } from "./drawings.ts";
import { html, type Markup } from "./markup.ts";

/** What the document is about: file, date and target. */
export function titlePart(stored: ShownReport, address: string | null): Markup {
  const { targetRole, fileName, madeAt, ordinal: place } = stored;
  const link = address ? html`<a href="${address}">Open this report in the browser</a>` : null;
  return html`<header class="title">
    <p class="brand"><b>Taiyari</b> <span>Resume report</span></p>
    <h1>${targetRole || "Resume report"}</h1>
    <p class="of">
      <span>${fileName}</span> <span>${formatDate(madeAt)}</span>
      <span>${place > 0 ? `${capital(ordinal(place))} report` : ""}</span>
    </p>
    ${link && html`<p class="link">${link}</p>`}
  </header>`;
}

/** The score, what it means, and what comes next. */
export function verdictPart({ report, previous }: ShownReport): Markup {
  const { score, verdict, improvements } = report;
  const [next] = improvements;
  const tone = scoreClass(score);
  return html`<section class="verdict">
    <div class="score is-${tone}">
      ${dial(score, tone, next ? next.resultingScore - score : 0)}
      <p class="number"><b>${score}</b><span>%, ${scoreWord(score)}</span></p>
    </div>
    <div class="say">
      <h2>${verdict.heading}</h2>
      <p>${verdict.text}</p>
      ${
        next
          ? html`<p class="next">
              <b>Next:</b> ${next.title}. ${count(improvementGain(report, next), "point")}, and the
              score is ${next.resultingScore}%, ${scoreWord(next.resultingScore)}.
            </p>`
          : null
      }
      ${previous && sinceLine(report, previous)}
    </div>
  </section>`;
}

function sinceLine(report: Report, previous: NonNullable<ShownReport["previous"]>): Markup {
  const rules = compareRules(report.rulesVersion, previous.rulesVersion);
  const by = signed(report.score - previous.score);
  return html`<p class="since">
    ${by} since ${formatDate(previous.madeAt)}, when it was
    ${previous.score}${rules ? `; scored by ${rules} rules` : ""}.
  </p>`;
}

/** The sum of the score by axis, each with ticks that can be counted. */
export function axesPart(report: Report): Markup {
  const reach = pointsWithinReach(report);
  return html`<section>
    <div class="head" data-keep-next>
      <h2>What the score is made of</h2>
      <p>${sumInWords(report)}</p>
    </div>
    <div class="axes">
      ${report.axes.map((axis) => axisColumn(axis, reach?.axis === axis.axis ? reach.points : 0))}
    </div>
    <p class="fine">
      One tick is one point. Half a tick in marigold is within reach of the next improvement.
    </p>
  </section>`;
}

function axisColumn(axis: Report["axes"][number], reach: number): Markup {
  const score = axisScore(axis);
  const name = AXIS_NAMES[axis.axis];
  if (score === null) {
    return html`<div>
      <h3>${name}</h3>
      <p class="points">Not measured</p>
      <p>${axis.text}</p>
    </div>`;
  }
  const { points, maxPoints } = axis;
  const tone = scoreClass(score);
  return html`<div class="is-${tone}">
    <h3>${name}</h3>
    <p class="points">
      <b>${points}</b> of ${count(maxPoints, "point")}, <em>${scoreWord(score)}</em>
    </p>
    <p class="meter">
      ${ticks(points, maxPoints, tone, { reach, pitch: Math.min(5, 200 / maxPoints) })}
    </p>
    <p>${axis.text}</p>
  </div>`;
}

const KINDS = [
  { type: "positive", title: "Positive", tone: "high", none: "Nothing stands out yet." },
  { type: "warning", title: "Warning", tone: "medium", none: "Nothing to warn of." },
  { type: "negative", title: "Negative", tone: "low", none: "Nothing speaks against it." },
] as const;

/** What stands out, each with where it can be seen. */
export function insightsPart({ insights }: Report): Markup {
  const column = ({ type, title, tone, none }: (typeof KINDS)[number]) => {
    const of = insights.filter((insight) => insight.type === type);
    const items = of.map(
      ({ text, lines }) =>
        html`<li>
          ${text}${lines.length > 0 ? html` <span class="cite">${linesInWords(lines)}</span>` : null}
        </li>`,
    );
    const list = html`<ul>
      ${items}
    </ul>`;
    return html`<div class="is-${tone}">
      <h3>${title}</h3>
      ${of.length > 0 ? list : html`<p class="none">${none}</p>`}
    </div>`;
  };
  return html`<section>
    <h2>Key insights</h2>
    <div class="insights">${KINDS.map(column)}</div>
  </section>`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
