import { scoreClass } from "@taiyari/domain/resume";
import { escapeHtml } from "../../http/escape-html.ts";
import { REPORT_STYLE } from "./report-file-style.ts";
import type { Report, ReportRow } from "../../shared/reports/report-store.ts";

const CLASS_NAMES = { high: "High", medium: "Medium", low: "Low" } as const;
const AXIS_NAMES = { readable: "Readable", content: "Content", match: "Match" } as const;

/** A report as one page that needs nothing else: it can be saved, printed and sent. */
export function reportFile({ report, fileName, madeAt, targetRole }: ReportRow): string {
  const title = `Report on ${fileName}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${[dateOf(madeAt), targetRole && `for ${targetRole}`].filter(Boolean).map(escapeHtml).join(", ")}</p>
<p class="score ${scoreClass(report.score)}"><b>${report.score}</b> of 100, ${CLASS_NAMES[scoreClass(report.score)]}</p>
<p><strong>${escapeHtml(report.verdict.heading)}.</strong> ${escapeHtml(report.verdict.text)}</p>
</header>
${axes(report)}
${insights(report)}
${measures("Skills Analysis", report.skills)}
${measures("Market Alignment", report.market)}
${improvements(report)}
${terms(report)}
${checks(report)}
<footer><p>Made by Taiyari with the rules ${escapeHtml(report.rulesVersion)}. Every score is the sum of the checks above.</p></footer>
</body>
</html>
`;
}

function section(heading: string, content: string): string {
  return content === "" ? "" : `<section>\n<h2>${escapeHtml(heading)}</h2>\n${content}\n</section>`;
}

function list(items: readonly string[]): string {
  return items.length === 0
    ? ""
    : `<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;
}

function axes(report: Report): string {
  const rows = report.axes.map(({ axis, points, maxPoints, text }) => {
    const share =
      maxPoints === 0
        ? "not measured"
        : `${Math.round((100 * points) / maxPoints)} of 100, from ${points} of ${maxPoints} points`;
    return `<strong>${AXIS_NAMES[axis]}</strong>: ${share}. ${escapeHtml(text)}`;
  });
  return section("What the score is made of", `${list(rows)}\n<p>${combination(report)}</p>`);
}

/** The sum by which the axes make the score: their points together, as a share of those possible. */
function combination({ axes: all, score }: Report): string {
  const measured = all.filter(({ maxPoints }) => maxPoints > 0);
  const points = added(measured.map((axis) => axis.points));
  const possible = added(measured.map(({ maxPoints }) => maxPoints));
  return `Together ${points} of ${possible} points: ${score} of 100. Each axis weighs as many points as its checks that could be measured.`;
}

/** "28 + 31 + 20 = 79". */
function added(numbers: readonly number[]): string {
  return `${numbers.join(" + ")} = ${numbers.reduce((sum, one) => sum + one, 0)}`;
}

function insights(report: Report): string {
  return section(
    "Key Insights",
    list(
      report.insights.map(
        ({ type, text }) => `<span class="${type}">${type}</span> ${escapeHtml(text)}`,
      ),
    ),
  );
}

function measures(heading: string, all: Report["skills"]): string {
  return section(
    heading,
    list(
      all.map(
        ({ name, score, text }) =>
          `<strong>${escapeHtml(name)}</strong>, ${score === null ? "not measured" : `${Math.round(score)} of 100`}. ${escapeHtml(text)}`,
      ),
    ),
  );
}

function improvements(report: Report): string {
  return section(
    "Improvement Areas",
    list(
      report.improvements.map(
        ({ title, why, gain }) =>
          `<strong>${escapeHtml(title)}</strong>, +${gain} points. ${escapeHtml(why)}`,
      ),
    ),
  );
}

function terms(report: Report): string {
  if (!report.match) return "";
  const rows = report.match.terms.map(
    ({ term, need, standing, text }) =>
      `<strong>${escapeHtml(term)}</strong> (${need === "must" ? "must have" : "nice to have"}): ${standing}. ${escapeHtml(text)}`,
  );
  return section("What the job asks for", list(rows));
}

function checks(report: Report): string {
  const rows = report.checks
    .filter(({ maxPoints }) => maxPoints > 0)
    .map(({ title, points, maxPoints, finding, evidence, source, advice, gain }) => {
      const quotes = evidence
        .filter(({ quote }) => quote !== "")
        .map(({ where, quote, marks }) =>
          [
            `<q>${escapeHtml(quote)}</q>`,
            escapeHtml(where),
            ...marks.map(({ note }) => escapeHtml(note)),
          ].join("<br>"),
        );
      const adviceHtml = advice
        ? `<br>What to do: ${escapeHtml(advice.title)}${gain ? `, +${gain} points` : ""}.`
        : "";
      const rule = source ? `<br><small>${escapeHtml(source)}</small>` : "";
      return `<strong>${escapeHtml(title)}</strong>, ${points} of ${maxPoints}. ${escapeHtml(finding)}${adviceHtml}${list(quotes)}${rule}`;
    });
  return section("Every check", list(rows));
}

function dateOf(moment: Date): string {
  return new Intl.DateTimeFormat("en-IN", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  }).format(moment);
}
