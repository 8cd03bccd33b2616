import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { QuestionType } from "@taiyari/domain/interview";
import { count } from "../../../lib/numbers.ts";
import { SET_UP } from "../../../shared/interview/addresses.ts";
import { questionIndexQuery } from "../../../shared/interview/question-files.ts";
import { problemsQuery } from "../../../shared/practice/problem-files.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { KIND_NAMES } from "../names/kind-names.ts";
import type { Reported } from "./reported.ts";
import styles from "./home.module.css";

interface KindsProps {
  /** Undefined while reports are being worked out. */
  readonly reported: readonly Reported[] | undefined;
}

const TYPES = [
  "behavioural",
  "technical",
  "resume",
  "hr",
  "case",
  "coding",
] as const satisfies readonly QuestionType[];

const ANSWER_POINTS = 25;

/** The kinds of questions, how many there are, and how the person does in each. */
export function Kinds({ reported }: KindsProps) {
  const { data: index } = useQuery(questionIndexQuery);
  const { data: problems } = useQuery(problemsQuery);
  const roles = new Set(index?.questions.flatMap((question) => question.roles)).size;
  const isFirst = reported?.length === 0;

  function many(type: QuestionType): string {
    if (type === "resume") return "as many as it has";
    if (type === "coding") return problems ? count(problems.problems.length, "task") : "";
    const number = index?.questions.filter((question) => question.type === type).length;
    if (number === undefined || number === 0) return "";
    return count(number, type === "case" ? "case" : "question");
  }

  return (
    <section aria-labelledby="kinds">
      <div className={styles["head"]}>
        <h2 id="kinds">Pick a kind</h2>
        <p className="num">
          {index && `${count(index.questions.length, "question")} for ${count(roles, "role")}`}
        </p>
      </div>
      <ul className={`card ${styles["kinds"]}`}>
        {TYPES.map((type) => {
          const { label, icon, note } = KIND_NAMES[type];
          const score = scoreOf(type, reported ?? []);
          return (
            <li key={type}>
              <Link to={SET_UP} search={{ kind: type }}>
                <span className={styles["tile"]}>
                  <LineIcon name={icon} />
                </span>
                <b>{label}</b>
                <small className="num">
                  {type === "coding" ? "With the Lab’s editor" : note}
                  <br />
                  {many(type)}
                </small>
                {score !== null && <ScoreSign score={score} withNumber />}
                {score === null && reported !== undefined && !isFirst && <em>Not tried yet</em>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The mean of the answers to a type of questions, of 100; null without any. */
function scoreOf(type: QuestionType, reported: readonly Reported[]): number | null {
  const points = reported.flatMap(({ own, report }) =>
    report.score === null
      ? []
      : [...new Map(report.answers.map((answer) => [answer.question, answer])).values()].flatMap(
          (answer) =>
            own.head.plan[answer.question]?.question.type === type ? [answer.points] : [],
        ),
  );
  if (points.length === 0) return null;
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  return Math.round((mean / ANSWER_POINTS) * 100);
}
