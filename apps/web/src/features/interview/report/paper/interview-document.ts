import { blanksIn } from "@taiyari/domain/coach";
import {
  type InterviewReport,
  type InterviewTurn,
  type LineScore,
  SCORE_LINES,
  type ScoredAnswer,
} from "@taiyari/domain/interview";
import { formatDate } from "../../../../lib/dates.ts";
import { count } from "../../../../lib/numbers.ts";
import { html, type Markup } from "../../../../shared/report-paper/markup.ts";
import { scoreWord } from "../../../../ui/score-sign.tsx";
import { gapName } from "../gap-names.ts";
import { LINE_NAMES } from "../line-names.ts";
import { markedText } from "../marked-text.ts";
import { turnsOf } from "../turns-of.ts";
import { answersTo, type ShownInterview } from "../shown-interview.ts";
import { latestTries } from "../tries.ts";

/** A report, and what its document says beside it. */
export interface InterviewContent {
  readonly shown: ShownInterview;
  readonly report: InterviewReport;
  readonly name: string;
  readonly manner: string;
  /** Sentences under the title: which answers another engine scored. */
  readonly notes: readonly string[];
}

/** The report of an interview as HTML for `paper.css`: what the page shows, with nothing folded. */
export function interviewDocument({
  shown,
  report,
  name,
  manner,
  notes,
}: InterviewContent): Markup {
  const answers = latestTries(report.answers);
  const { score, next } = report;
  return html`<main class="report">
    <header class="title">
      <p class="brand"><b>Taiyari</b> <span>Interview report</span></p>
      <h1>${name}</h1>
      <p class="of">
        <span>${formatDate(shown.interview.startedAt)}</span>
        <span>${manner}</span>
        ${report.engine === "language-model" ? html`<span>Scored by the language model, its quotes checked</span>` : null}
      </p>
      ${notes.length > 0 ? html`<p class="of"><span>${notes.join(" ")}</span></p>` : null}
    </header>
    <section>
      <h2>${score === null ? "" : `${score} of 100, ${scoreWord(score)}. `}${report.headline}</h2>
      <p>${report.summary}</p>
      ${next && html`<p class="next"><b>Next:</b> ${next.text}</p>`}
    </section>
    ${answers.length > 0 ? matrixPart(shown, answers) : null} ${practisePart(report)}
    ${answers.map((answer) => answerPart(shown, answer))}
  </main>`;
}

function matrixPart(shown: ShownInterview, answers: readonly ScoredAnswer[]): Markup {
  return html`<section>
    <h2 data-keep-next>What the score is made of</h2>
    <table class="lines">
      <thead>
        <tr>
          <th>Answer</th>
          ${SCORE_LINES.map((line) => html`<th>${LINE_NAMES[line]}</th>`)}
          <th>of 25</th>
        </tr>
      </thead>
      <tbody>
        ${answers.map(
          (answer) =>
            html`<tr>
              <th>${titleOf(shown, answer)}</th>
              ${SCORE_LINES.map((line) => html`<td>${answer.lines[line].score}</td>`)}
              <td>${answer.points}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function practisePart({ practise }: InterviewReport): Markup | null {
  if (practise.length === 0) return null;
  return html`<section>
    <h2 data-keep-next>What to practise next</h2>
    <ul class="steps">
      ${practise.map(
        ({ title, text, minutes, points }) =>
          html`<li>
            <b>${title}.</b> ${text}
            <span class="sub">
              ${minutes} min${points > 0 ? `, up to ${count(points, "point")}` : ""}
            </span>
          </li>`,
      )}
    </ul>
  </section>`;
}

function answerPart(shown: ShownInterview, answer: ScoredAnswer): Markup {
  return html`<section>
    <h2 data-keep-next>
      ${answer.question + 1}. ${titleOf(shown, answer)}, ${answer.points} of 25
    </h2>
    ${turnsOf(shown, answer).map((turn) => turnPart(shown, answer, turn))}
    <ul class="rubric">
      ${SCORE_LINES.map((line) => {
        const { score, anchor, next } = answer.lines[line];
        const sentences = [
          `${anchor}.`,
          remarkInWords(shown, answer, answer.lines[line]),
          next ?? "",
        ];
        return html`<li>
          <b>${LINE_NAMES[line]}, ${score} of 5.</b> ${sentences.filter(Boolean).join(" ")}
        </li>`;
      })}
    </ul>
    ${ownPart(answer)}
  </section>`;
}

/** Words of a quote that stand in a sentence. */
const MOST_QUOTED = 48;

/** The remark with the words it rests on in place of their numbers. */
function remarkInWords(
  shown: ShownInterview,
  { quotes, question, attempt }: ScoredAnswer,
  score: LineScore,
): string {
  const turns = answersTo(shown, question, attempt);
  return score.remark.replaceAll(/\{(\d+)\}/gu, (_, number: string) => {
    const quote = quotes[score.quotes[Number(number) - 1] ?? -1];
    const text = turns.find(({ turn }) => turn === quote?.turn)?.text.slice(quote?.from, quote?.to);
    if (!text) return "";
    return text.length > MOST_QUOTED ? `“${text.slice(0, MOST_QUOTED).trimEnd()} …”` : `“${text}”`;
  });
}

function turnPart(shown: ShownInterview, answer: ScoredAnswer, turn: InterviewTurn): Markup {
  if (turn.by === "person")
    return html`<p class="answer">
      ${markedText(turn, answer).map((piece) =>
        piece.kind === "carried" || piece.kind === "held-back"
          ? html`<mark class="${piece.kind}">${piece.text}</mark>`
          : html`<span>${piece.text}</span>`,
      )}
    </p>`;
  const question = shown.interview.plan[answer.question]?.question;
  const why = turn.asks && question ? `Asked back, ${gapName(turn.asks.gap, question)}: ` : "";
  return html`<p class="asked">${why}${turn.text}</p>`;
}

function ownPart({ ownAnswer: { text, from } }: ScoredAnswer): Markup | null {
  if (text === "") return null;
  const blanks = blanksIn(text);
  return html`<div class="whole">
    <h3>The same answer, with your own facts</h3>
    <p class="example">
      ${blanks.map(
        ({ from: at, ask }, number) =>
          html`<span>${text.slice(blanks[number - 1]?.to ?? 0, at)}</span
            ><span class="blank">[${ask}]</span>`,
      )}<span>${text.slice(blanks.at(-1)?.to ?? 0)}</span>
    </p>
    <p class="fine">${from}</p>
  </div>`;
}

function titleOf({ interview }: ShownInterview, { question }: ScoredAnswer): string {
  return interview.plan[question]?.question.title ?? "";
}
