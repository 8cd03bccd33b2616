import type { AssessmentResult } from "@taiyari/contract";
import type { Question, QuestionOption } from "@taiyari/domain/learning";
import { QuestionText } from "../../../shared/assessment/question-view.tsx";
import { InlineText } from "../../../shared/course/inline-text.tsx";
import { TextBlocks } from "../../../shared/course/text-blocks.tsx";
import { ColouredSql } from "../../../shared/sql/coloured-sql.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./result.module.css";

/** All questions with what was said, what was right, and why. */
export function AnswerList({ result }: { readonly result: AssessmentResult }) {
  return (
    <section id="answers" className={styles["answers"]} aria-labelledby="answers-title">
      <h2 id="answers-title">The answers</h2>
      {result.questions.map((judged, at) => (
        <details key={(judged.question as Question).id} className="card">
          <summary>
            <LineIcon name={judged.isRight ? "check-circle" : "cross-circle"} small />
            <span className="num">
              {at + 1}. {(judged.question as Question).title}
            </span>
            <em>{judged.isRight ? "right" : judged.answer === "" ? "not answered" : "wrong"}</em>
          </summary>
          <Answer judged={judged} />
        </details>
      ))}
    </section>
  );
}

function Answer({ judged }: { readonly judged: AssessmentResult["questions"][number] }) {
  const question = judged.question as Question;
  const optionOf = (key: string) => question.options.find((option) => option.key === key);
  return (
    <div className={styles["answer"]}>
      <QuestionText question={question} />
      <dl>
        <dt>Your answer</dt>
        <dd>
          {judged.answer === "" ? (
            "None."
          ) : (
            <Said text={judged.answer} option={optionOf(judged.answer)} />
          )}
          {judged.finding !== null && <p>{judged.finding}</p>}
        </dd>
        {!judged.isRight && (
          <>
            <dt>Right is</dt>
            <dd>
              <Said text={judged.reference ?? ""} option={optionOf(judged.right)} />
            </dd>
          </>
        )}
        <dt>Why</dt>
        <dd>
          <TextBlocks blocks={judged.why} />
        </dd>
      </dl>
    </div>
  );
}

interface SaidProps {
  /** A query, where there is no option. */
  readonly text: string;
  readonly option: QuestionOption | undefined;
}

function Said({ text, option }: SaidProps) {
  if (option) return <InlineText content={option.content} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a long line
    <pre className={styles["sql"]} tabIndex={0}>
      <code>
        <ColouredSql sql={text} />
      </code>
    </pre>
  );
}
