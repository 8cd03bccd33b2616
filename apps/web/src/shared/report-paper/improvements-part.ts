import { scoreClass } from "@taiyari/domain/resume";
import { count } from "../../lib/numbers.ts";
import { neighbours, placeInWords } from "../report/excerpt-words.ts";
import { quoteParts } from "../report/quote-parts.ts";
import {
  axisScore,
  type Check,
  type Evidence,
  gainOf,
  type Improvement,
  improvementGain,
  inWords,
  linesInWords,
  type Report,
  type ReportLine,
} from "../report/report-words.ts";
import { ticks, type Tone } from "./drawings.ts";
import { html, type Markup } from "./markup.ts";

/** Places of one improvement that are shown; the lines of the others are named. */
const PLACES = 4;

/** What to do, largest gain first, each with what was found, why it counts and an example. */
export function improvementsPart(report: Report, lines: readonly ReportLine[]): Markup {
  const { improvements } = report;
  const best = improvements.at(-1)?.resultingScore;
  const sum =
    best !== undefined && improvements.length > 1
      ? html`<p>Largest gain first. All ${inWords(improvements.length)} together: ${best}%.</p>`
      : null;
  const none = html`<p class="none">No check found anything to improve.</p>`;
  return html`<section>
    <div class="head" data-keep-next>
      <h2>Improvement areas</h2>
      ${sum}
    </div>
    ${
      improvements.length === 0
        ? none
        : improvements.map((improvement) => fix(improvement, report, lines))
    }
  </section>`;
}

function fix(improvement: Improvement, report: Report, lines: readonly ReportLine[]): Markup {
  const { title, subtitle, why, resultingScore } = improvement;
  const gain = improvementGain(report, improvement);
  const check = report.checks.find(({ id }) => id === improvement.checkId);
  const pieces = check?.evidence ?? [];
  const examples = pieces.slice(0, PLACES).flatMap(({ example }) => (example ? [example] : []));
  return html`<section class="fix">
    <div class="fix-head" data-keep-next>
      <p class="gain"><b>+${gain}</b> ${gain === 1 ? "point" : "points"}</p>
      <div>
        <h3>${title}</h3>
        <p class="sub">${subtitle}</p>
      </div>
      <p class="makes">makes <b>${resultingScore}%</b></p>
    </div>
    ${check ? part("Found", found(check, lines)) : null}
    ${part(
      "Why",
      html`<p>${why}</p>
        ${check ? now(check, report, gain) : null}`,
    )}
    ${
      examples.length > 0
        ? part(
            "Example",
            html`${examples.map(exampleBox)}
              <p class="fine">Only your own facts. The blanks are yours to fill.</p>`,
          )
        : null
    }
  </section>`;
}

function part(label: string, content: Markup): Markup {
  return html`<div class="part">
    <h4>${label}</h4>
    ${content}
  </div>`;
}

function found(check: Check, lines: readonly ReportLine[]): Markup {
  const shown = check.evidence.slice(0, PLACES);
  const rest = check.evidence.slice(PLACES);
  const others = rest.flatMap(({ line }) => line ?? []);
  const more =
    others.length > 0
      ? html`<p class="fine">
          And ${count(rest.length, "more place")}: ${linesInWords(others).toLowerCase()}.
        </p>`
      : null;
  return shown.length === 0
    ? html`<p>${check.finding}</p>`
    : html`${shown.map((evidence) => excerpt(evidence, lines))}${more}`;
}

function excerpt(evidence: Evidence, lines: readonly ReportLine[]): Markup {
  const { quote, marks, line } = evidence;
  const place = placeInWords(evidence, lines);
  const around = neighbours(evidence, lines);
  const words = quoteParts(quote, marks).map(({ text, note }) =>
    note === null ? html`${text}` : html`<mark>${text}</mark><span class="ref"> ${note}</span>`,
  );
  const { before, after } = around;
  return html`<div class="place">
    ${place ? html`<p class="where" data-keep-next>${place}</p>` : null}
    ${
      quote
        ? html`<blockquote>
            ${before ? numbered(before.number, html`${before.text}`, true) : null}
            ${numbered(line, html`${words}`, false)}
            ${after ? numbered(after.number, html`${after.text}`, true) : null}
          </blockquote>`
        : null
    }
    ${
      marks.length > 0
        ? html`<ol class="notes">
            ${marks.map(({ note }, index) => html`<li><span class="ref">${index + 1}</span> <span>${note}</span></li>`)}
          </ol>`
        : null
    }
  </div>`;
}

function numbered(number: number | null, text: Markup, dim: boolean): Markup {
  const at = number === null ? null : html`<span class="at">${number}</span>`;
  return html`<p class="${dim ? "line dim" : "line"}">${at}<span>${text}</span></p>`;
}

function now(check: Check, report: Report, gain: number): Markup {
  const axis = report.axes.find((one) => one.axis === check.axis);
  const tone: Tone = scoreClass((axis && axisScore(axis)) ?? 0);
  const { points, maxPoints } = check;
  return html`<p class="now">
    ${ticks(points, maxPoints, tone, { reach: maxPoints - points, pitch: 4, height: 10 })}
    <span
      >${points} of ${maxPoints} points now, ${maxPoints} when it is
      done${gain > gainOf(check) ? "; other checks rise with it" : ""}</span
    >
  </p>`;
}

function exampleBox(pieces: NonNullable<Evidence["example"]>): Markup {
  const words = pieces.map((piece) =>
    piece.kind === "text" ? html`${piece.text}` : html`<span class="blank">[${piece.ask}]</span>`,
  );
  return html`<p class="example">${words}</p>`;
}
