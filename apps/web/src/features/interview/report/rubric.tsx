import { SCORE_LINES, type LineScore, type ScoredAnswer } from "@taiyari/domain/interview";
import { Fragment } from "react";
import { JumpLink } from "../../../shared/report-places/jump-link.tsx";
import { QuoteNumber } from "./answer-text.tsx";
import { LINE_NAMES } from "./line-names.ts";
import { quoteId } from "./places.ts";
import { StepBand } from "../../../ui/step-band.tsx";
import styles from "./answer.module.css";

/** The five lines of one answer: the step, what stands for it, and the quotes it rests on. */
export function Rubric({ answer }: { readonly answer: ScoredAnswer }) {
  const lowest = Math.min(...SCORE_LINES.map((line) => answer.lines[line].score));
  const nextLine = SCORE_LINES.find((line) => answer.lines[line].score === lowest);
  return (
    <ul className={styles["rubric"]}>
      {SCORE_LINES.map((line) => {
        const score = answer.lines[line];
        return (
          <li key={line}>
            <div>
              <b>{LINE_NAMES[line]}</b>
              <StepBand score={score.score} of={5} hasNext={line === nextLine && lowest < 5} />
              <span className="num">
                {score.score}
                <small> of 5</small>
              </span>
            </div>
            <p>{score.anchor}</p>
            <Remark answer={answer} score={score} />
            {score.next !== null && <p>{score.next}</p>}
          </li>
        );
      })}
    </ul>
  );
}

interface RemarkProps {
  readonly answer: ScoredAnswer;
  readonly score: LineScore;
}

/** The remark with links in place of {1}, {2} …; quotes it does not name stand behind it. */
function Remark({ answer, score }: RemarkProps) {
  const parts = score.remark.split(/\{(\d+)\}/u);
  const named = new Set(
    parts.filter((_, at) => at % 2 === 1).map((number) => score.quotes[Number(number) - 1]),
  );
  const others = [...new Set(score.quotes)].filter((quote) => !named.has(quote));
  if (score.remark === "" && others.length === 0) return null;
  return (
    <p>
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence stay where they are
        <Fragment key={at}>
          {at % 2 === 0 ? (
            part
          ) : (
            <QuoteLink answer={answer} quote={score.quotes[Number(part) - 1]} />
          )}
        </Fragment>
      ))}
      {others.map((quote) => (
        <Fragment key={quote}>
          {" "}
          <QuoteLink answer={answer} quote={quote} />
        </Fragment>
      ))}
    </p>
  );
}

interface QuoteLinkProps {
  readonly answer: ScoredAnswer;
  /** Its place among the quotes of the answer, from 0. */
  readonly quote: number | undefined;
}

function QuoteLink({ answer, quote }: QuoteLinkProps) {
  const found = quote === undefined ? undefined : answer.quotes[quote];
  if (quote === undefined || !found) return null;
  return (
    <JumpLink to={quoteId(answer.question, answer.attempt, quote + 1)}>
      <span className="vh">Quote </span>
      <QuoteNumber number={quote + 1} isGood={found.kind === "carried"} />
    </JumpLink>
  );
}
