import type { ShownReport } from "../report/shown-report.ts";
import { compareReports } from "@taiyari/domain/report";
import { scoreClass } from "@taiyari/domain/resume";
import { formatDate } from "../../lib/dates.ts";
import { count } from "../../lib/numbers.ts";
import { signed } from "../../ui/score-change.tsx";
import { measuredInOne, pointsAlone, thenAndNow } from "../report/comparison-words.ts";
import { compareRules } from "../report/compare-rules.ts";
import {
  AXIS_NAMES,
  axisScore,
  type Check,
  listInWords,
  type Report,
  totalOf,
} from "../report/report-words.ts";
import { ticks } from "./drawings.ts";
import { html, type Markup } from "./markup.ts";

/**
 * What changed since the report before.
 *
 * @param before  that report whole; null where only its points are known
 */
export function comparisonPart({ report, previous }: ShownReport, before: Report | null): Markup {
  if (!previous) return html``;
  const rules = compareRules(report.rulesVersion, previous.rulesVersion);
  const changes = before ? compareReports(report, before) : pointsAlone(report, previous);
  const once = measuredInOne(report, previous);
  const rows = rules
    ? report.axes.map((axis) => {
        const other = previous.axes.find((one) => one.axis === axis.axis);
        const text = thenAndNow(other, axis);
        return html`<li><b>${AXIS_NAMES[axis.axis]}</b> ${text}</li>`;
      })
    : changes.map(
        ({ axis, change, text }) =>
          html`<li><b>${signed(change)} ${AXIS_NAMES[axis]}</b> ${text}</li>`,
      );
  return html`<section class="whole">
    <h2>Since the previous report</h2>
    <p class="then">
      <b>${previous.score}</b> on ${formatDate(previous.madeAt)}, <b>${report.score}</b> now:
      ${signed(report.score - previous.score)}.
    </p>
    <ul class="changes">
      ${rows}
    </ul>
    ${once.length > 0 ? html`<p class="fine">${once.join(" and ")} ${once.length === 1 ? "is" : "are"} counted in only one of the two. Most of the difference can come from that.</p>` : null}
    ${rules ? html`<p class="fine">Scored by ${rules} rules: ${report.rulesVersion} now, ${previous.rulesVersion} then. Part of the difference comes from them, so points of single checks are not compared.</p>` : null}
  </section>`;
}

/** Every check with its points and what it found, by axis. */
export function checksPart(report: Report): Markup {
  return html`<section>
    <div class="head" data-keep-next>
      <h2>All checks</h2>
      <p>${count(report.checks.length, "check")}, each with its points and what it found.</p>
    </div>
    ${report.axes.map((axis) => axisTable(axis, report))}
  </section>`;
}

function axisTable(axis: Report["axes"][number], report: Report): Markup {
  const score = axisScore(axis);
  const tone = scoreClass(score ?? 0);
  const checks = report.checks.filter((check) => check.axis === axis.axis);
  const sum = score === null ? "not measured" : `${axis.points} of ${axis.maxPoints} points`;
  if (checks.length === 0) return html``;
  const row = ({ title, points, maxPoints, finding }: Check) =>
    html`<tr>
      <th>${title}</th>
      <td>
        ${maxPoints > 0 ? html`${points} of ${maxPoints} ${ticks(points, maxPoints, tone, { pitch: 3, height: 7 })}` : "Not counted"}
      </td>
      <td>${finding}</td>
    </tr>`;
  return html`<h3 class="axis-head">${AXIS_NAMES[axis.axis]}, ${sum}</h3>
    <table class="checks is-${tone}">
      <thead>
        <tr>
          <th>Check</th>
          <th>Points</th>
          <th>Found</th>
        </tr>
      </thead>
      <tbody>
        ${checks.map(row)}
      </tbody>
    </table>`;
}

/** How the score is made, with this report's figures and the version of its rules. */
export function methodPart(report: Report): Markup {
  const measured = report.axes.filter(({ maxPoints }) => maxPoints > 0);
  const { points, maxPoints } = totalOf(measured);
  const left = report.axes
    .filter((axis) => axis.maxPoints === 0)
    .map(({ axis }) => AXIS_NAMES[axis]);
  const formula =
    maxPoints > 0
      ? html`<p>
          100 × ${points} points earned ÷ ${maxPoints} points possible = <b>${report.score}</b>
        </p>`
      : null;
  const unmeasured =
    left.length > 0
      ? ` ${listInWords(left)} could not be measured and ${left.length === 1 ? "weighs" : "weigh"} nothing.`
      : "";
  return html`<section class="whole">
    <h2>How it was scored</h2>
    ${formula}
    <p>
      The score is a sum of ${report.checks.length} named checks. Each has a weight in whole points
      and looks at one thing. The same file, target and rules give the same score on any machine; no
      language model takes part. High is 80 and above, Medium 60 and above.${unmeasured}
    </p>
    <p>
      The score does not say whether a person is hired, and no applicant tracking system computes
      it. Scored by rules ${report.rulesVersion}.
    </p>
  </section>`;
}
