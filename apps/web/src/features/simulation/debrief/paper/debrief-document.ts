import { blanksIn } from "@taiyari/domain/coach";
import type { CompetencyDebrief, Debrief, TimelineEntry } from "@taiyari/domain/simulation";
import { formatDate } from "../../../../lib/dates.ts";
import { html, type Markup } from "../../../../shared/report-paper/markup.ts";
import { scoreWord } from "../../../../ui/score-sign.tsx";
import { COMPETENCY_NAMES } from "../competency-names.ts";
import { clockTime, lengthText, withClockTimes } from "../day-words.ts";
import type { PlayedDay } from "../debrief-view.tsx";
import { pillsOf } from "../entry-pills.ts";

/** The debrief as a document: all of the log, with every message. */
export function debriefDocument(day: PlayedDay): Markup {
  const { scenario, debrief, startedAt, endedAt, minutes } = day;
  const { ending, endings, score } = debrief;
  return html`<main class="report">
    <header class="title">
      <p class="brand"><b>Taiyari</b> <span>Work simulation (practice), debrief</span></p>
      <h1>${scenario.title} at ${scenario.company}</h1>
      <p class="of">
        <span>${scenario.as}, a practice simulation</span>
        <span>${formatDate(startedAt)}</span>
        <span>
          ${lengthText(Math.max(1, minutes))} of yours,
          ${lengthText(endedAt - scenario.clock.start)} of theirs
        </span>
        <span>Scenario version ${scenario.version}</span>
      </p>
    </header>
    <section>
      <h2>Ending ${ending.number} of ${endings}: ${ending.title}</h2>
      <p>${ending.text}</p>
      <p class="next">
        <b>${score} of 100, ${scoreWord(score)}.</b> The mean of the pieces of work.
      </p>
    </section>
    ${workPart(debrief)} ${timelinePart(day)} ${peoplePart(debrief)}
    ${competenciesPart(debrief.competencies)} ${estimatesPart(debrief)}
    ${listPart("What a senior would add", debrief.senior)} ${sayPart(debrief.resumeLines)}
  </main>`;
}

function workPart({ tasks }: Debrief): Markup {
  return html`<section>
    <h2 data-keep-next>Pieces of work</h2>
    <table class="work">
      <thead>
        <tr>
          <th>Work</th>
          <th>Points</th>
          <th>How it went</th>
        </tr>
      </thead>
      <tbody>
        ${tasks.map(
          ({ title, points, note }) =>
            html`<tr>
              <th>${title}</th>
              <td>${points} of 100</td>
              <td>${note}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function timelinePart({ scenario, debrief }: PlayedDay): Markup {
  return html`<section>
    <h2 data-keep-next>What you decided, and what it cost</h2>
    <ul class="log">
      ${debrief.timeline.map((entry) => entryPart(entry, scenario.people))}
    </ul>
  </section>`;
}

function entryPart(entry: TimelineEntry, people: PlayedDay["scenario"]["people"]): Markup {
  const pills = pillsOf(entry, people).map(({ text }) => text);
  return html`<li>
    <b>${clockTime(entry.at)} ${withClockTimes(entry.title)}.</b>
    ${entry.quote === "" ? null : html`<span>“${entry.quote}” </span>`}${withClockTimes(entry.text)}
    ${pills.length > 0 ? html`<span class="sub">${pills.join(" · ")}</span>` : null}
  </li>`;
}

function peoplePart({ people }: Debrief): Markup {
  return html`<section>
    <h2 data-keep-next>How they saw you</h2>
    <ul class="log">
      ${people.map(({ name, title, steps, says }) => {
        const values = steps.map(({ value }) => value);
        return html`<li>
          <b>${name}, ${title}.</b> “${says}”
          <span class="sub">Trust of 100: ${values.join(", ")}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}

function competenciesPart(competencies: readonly CompetencyDebrief[]): Markup {
  return html`<section>
    <h2 data-keep-next>Six competencies</h2>
    <ul class="log">
      ${competencies.map(
        ({ id, level, evidence }) =>
          html`<li>
            <b>${COMPETENCY_NAMES[id]}${level === null ? "" : `, ${level} of 3`}.</b>
            ${level === null ? "Nothing in this day showed it." : evidenceText(evidence)}
          </li>`,
      )}
    </ul>
  </section>`;
}

function evidenceText(evidence: CompetencyDebrief["evidence"]): string {
  return evidence
    .map(({ at, why, quote }) => `${why} ${quote === "" ? "" : `“${quote}”, `}${clockTime(at)}.`)
    .join(" ");
}

function estimatesPart({ estimates: { apart } }: Debrief): Markup | null {
  return listPart("Where your own estimates and the rubric differ", apart);
}

function listPart(title: string, lines: readonly string[]): Markup | null {
  if (lines.length === 0) return null;
  return html`<section>
    <h2 data-keep-next>${title}</h2>
    <ul class="log">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </section>`;
}

function sayPart(lines: readonly string[]): Markup | null {
  if (lines.length === 0) return null;
  return html`<section>
    <h2 data-keep-next>What you may say about it</h2>
    ${lines.map((line) => {
      const blanks = blanksIn(line);
      return html`<p class="example">
        ${blanks.map(
          ({ from, ask }, number) =>
            html`<span>${line.slice(blanks[number - 1]?.to ?? 0, from)}</span
              ><span class="blank">[${ask}]</span>`,
        )}<span>${line.slice(blanks.at(-1)?.to ?? 0)}</span>
      </p>`;
    })}
    <p class="fine">
      Under Certifications or Projects, never as employment. What stands in brackets only you can
      fill.
    </p>
  </section>`;
}
