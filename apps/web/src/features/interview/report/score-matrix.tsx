import {
  type InterviewReport,
  SCORE_LINES,
  type ScoredAnswer,
  type ScoreLine,
} from "@taiyari/domain/interview";
import { count } from "../../../lib/numbers.ts";
import { JumpLink } from "../../../shared/report-places/jump-link.tsx";
import { latestTries } from "./tries.ts";
import { LINE_NAMES } from "./line-names.ts";
import { answerId } from "./places.ts";
import type { ShownInterview } from "./shown-interview.ts";
import styles from "./score-matrix.module.css";

interface ScoreMatrixProps {
  readonly shown: ShownInterview;
  readonly report: InterviewReport;
}

const MOST = 5;

/** Every answer on every line, and the sum that the score is. */
export function ScoreMatrix({ shown, report }: ScoreMatrixProps) {
  const answers = latestTries(report.answers);
  const sum = answers.reduce((all, { points }) => all + points, 0);
  const of = answers.length * MOST * SCORE_LINES.length;
  const lowest = lowestCell(answers);
  return (
    <>
      <div className={styles["head"]}>
        <h3>What the score is made of</h3>
        <p className="num">
          {count(answers.length, "answer")}, five lines, 0 to 5 each. {sum} of {of} is{" "}
          {report.score}.
        </p>
      </div>
      <table className={`num ${styles["matrix"]}`}>
        <colgroup>
          <col />
          <col span={5} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Answer</th>
            {SCORE_LINES.map((line) => (
              <th key={line} scope="col">
                <span>{LINE_NAMES[line]}</span>
              </th>
            ))}
            <th scope="col">
              <span>of 25</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => (
            <tr key={answer.question}>
              <th scope="row">
                <JumpLink to={answerId(answer.question)}>
                  <span>{answer.question + 1}</span>
                  {shown.interview.plan[answer.question]?.question.title}
                </JumpLink>
              </th>
              {SCORE_LINES.map((line) => (
                <td key={line}>
                  <i
                    data-score={answer.lines[line].score}
                    data-next={(lowest?.answer === answer && lowest.line === line) || undefined}
                  >
                    {answer.lines[line].score}
                  </i>
                </td>
              ))}
              <td>{answer.points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum, of {answers.length * MOST} each</th>
            {SCORE_LINES.map((line) => (
              <td key={line}>{answers.reduce((all, { lines }) => all + lines[line].score, 0)}</td>
            ))}
            <td>
              {sum}
              <small> of {of}</small>
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** Where a step is nearest: the lowest line of the answer with the fewest points. */
function lowestCell(
  answers: readonly ScoredAnswer[],
): { readonly answer: ScoredAnswer; readonly line: ScoreLine } | null {
  const [answer] = answers.toSorted((a, b) => a.points - b.points);
  if (!answer) return null;
  const [line] = SCORE_LINES.toSorted((a, b) => answer.lines[a].score - answer.lines[b].score);
  return line && answer.lines[line].score < MOST ? { answer, line } : null;
}
