import type { ShownReport } from "../report/shown-report.ts";
import { scoreClass } from "@taiyari/domain/resume";
import { formatDate } from "../../lib/dates.ts";
import { count } from "../../lib/numbers.ts";
import { scoreWord } from "../../ui/score-sign.tsx";
import { sourceInWords, standingInWords } from "../report/match-words.ts";
import type { Report } from "../report/report-words.ts";
import { bar, cover } from "./drawings.ts";
import { html, type Markup } from "./markup.ts";

type Match = NonNullable<Report["match"]>;

/** The same checks by part of the page, and how the resume stands in the market it is meant for. */
export function measuresPart({ report, previous }: ShownReport): Markup {
  const before = new Map(previous?.skills.map(({ id, score }) => [id, score]));
  const mark = previous
    ? ` The dark line is where it stood on ${formatDate(previous.madeAt)}.`
    : "";
  return html`<section>
      <h2>Skills analysis</h2>
      <ul class="measures">
        ${report.skills.map((measure) => row(measure, before.get(measure.id)))}
      </ul>
      <p class="fine">
        The same checks by part of the page; not added to the score again. The gaps in a bar are at
        60 and 80.${mark}
      </p>
    </section>
    <section>
      <h2>Market alignment</h2>
      <ul class="measures">
        ${report.market.map((measure) => row(measure, null))}
      </ul>
    </section>`;
}

function row(
  { name, score, text }: Report["skills"][number],
  before: number | null | undefined,
): Markup {
  if (score === null) {
    return html`<li>
      <b>${name}</b> <span class="value">Not measured</span>
      <p>${text}</p>
    </li>`;
  }
  const whole = Math.round(score);
  const tone = scoreClass(whole);
  const then = typeof before === "number" ? Math.round(before) : null;
  return html`<li class="is-${tone}">
    <b>${name}</b> <span class="value"><em>${whole}</em> of 100, ${scoreWord(whole)}</span>
    ${bar(whole, tone, then)}
    <p>${text}</p>
  </li>`;
}

const STANDINGS = { found: "Found", weak: "Weak", missing: "Missing" } as const;
const TONES = { found: "high", weak: "medium", missing: "low" } as const;

/** Each term the job asks for, and where the resume stands on it. */
export function matchPart(match: Report["match"]): Markup {
  if (!match || match.terms.length === 0) {
    return html`<section>
      <h2>Job match</h2>
      <p>
        There was no job to compare with: neither a job description nor a known target role was
        given.
      </p>
    </section>`;
  }
  const by = (standing: keyof typeof STANDINGS) =>
    match.terms.filter((term) => term.standing === standing);
  const [found, weak, missing] = [by("found"), by("weak"), by("missing")];
  return html`<section>
    <div class="head" data-keep-next>
      <h2>Job match</h2>
      <p>${sourceInWords(match)}</p>
    </div>
    <p data-keep-next>
      <b>${standingInWords(found.length, weak.length, missing.length)}</b> Weak means that it is
      named, and nothing shows it.
    </p>
    <p class="cover-line" data-keep-next>${cover(found.length, weak.length, missing.length)}</p>
    <table class="terms">
      <thead>
        <tr>
          <th>Term</th>
          <th>Need</th>
          <th>In the resume</th>
          <th>Where it stands</th>
        </tr>
      </thead>
      <tbody>
        ${[...missing, ...weak, ...found].map(termRow)}
      </tbody>
    </table>
    <p class="fine">Add a term only if you have done it. An interviewer will ask.</p>
  </section>`;
}

function termRow({ term, need, standing, times, text }: Match["terms"][number]): Markup {
  return html`<tr class="is-${TONES[standing]}">
    <th>${term}</th>
    <td>${need === "must" ? "Must have" : "Nice to have"}</td>
    <td><em>${STANDINGS[standing]}</em>${times > 0 ? `, ${count(times, "time")}` : ""}</td>
    <td>${text}</td>
  </tr>`;
}
