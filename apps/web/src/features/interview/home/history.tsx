import { useState } from "react";
import { Link } from "@tanstack/react-router";
import { formatDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { INTERVIEW_REPORT, SET_UP, STUDIO } from "../../../shared/interview/addresses.ts";
import { interviews as store } from "../../../shared/interview/interviews.ts";
import type { OwnInterview } from "../../../shared/interview/interviews.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { MeasureBar } from "../../../ui/measure-bar.tsx";
import { ScoreChange } from "../../../ui/score-change.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { KIND_NAMES } from "../names/kind-names.ts";
import { roleNameOf } from "../names/role-name.ts";
import type { Reported } from "./reported.ts";
import styles from "./history.module.css";

interface HistoryProps {
  /** The latest first. */
  readonly interviews: readonly OwnInterview[];
  readonly reported: readonly Reported[] | undefined;
  /** How many are on the server alone. */
  readonly older: number;
}

const FIRST = 5;

/** All interviews with their scores. */
export function History({ interviews, reported, older }: HistoryProps) {
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState("");
  const all = interviews.length + older;
  const shown = isWhole ? interviews : interviews.slice(0, FIRST);

  async function showAll() {
    setWhole(true);
    setProblem("");
    try {
      if (older > 0) await store.fetchOlder();
    } catch {
      setProblem("The older ones could not be fetched. Check your connection.");
    }
  }

  return (
    <section aria-labelledby="history">
      <div className={styles["head"]}>
        <h2 id="history">History</h2>
        {all > FIRST && (
          <p className="num">
            {shown.length} of {all}.{" "}
            {(!isWhole || older > 0) && (
              <button type="button" onClick={() => void showAll()}>
                Show all
              </button>
            )}
          </p>
        )}
      </div>
      {problem !== "" && <p role="alert">{problem}</p>}
      <div className={`card ${styles["card"]}`}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">Interview</th>
              <th scope="col">Date</th>
              <th scope="col">Length</th>
              <th scope="col">Score</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((own) => (
              <Row key={own.head.id} own={own} reported={reported} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  readonly own: OwnInterview;
  readonly reported: readonly Reported[] | undefined;
}

function Row({ own: { head: interview, events }, reported }: RowProps) {
  const { id, setup, background, startedAt } = interview;
  const answers = events.filter(({ kind }) => kind === "answered").length;
  const seconds = Math.max(0, ...events.map(({ at }) => at));
  const at = reported?.findIndex((one) => one.own.head.id === id) ?? -1;
  const score = reported?.[at]?.report.score ?? null;
  const before = reported?.slice(at + 1).find(({ report }) => report.score !== null);
  const isOver = at >= 0 || events.some(({ kind }) => kind === "ended");
  const name = nameOf(interview);
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <small>{detailOf({ setup, background })}</small>
      </th>
      <td className="num">{formatDate(startedAt)}</td>
      <td className="num">
        {Math.max(1, Math.round(seconds / 60))} min, {count(answers, "answer")}
      </td>
      <td className={styles["score"]}>
        {!isOver ? (
          <span className={styles["open"]}>Not finished</span>
        ) : score === null ? (
          <span className={styles["none"]}>{reported ? "No answers" : ""}</span>
        ) : (
          <div>
            <b className="num">{score}</b>
            <MeasureBar score={score} small decorative />
            <ScoreSign score={score} />
            {before && before.report.score !== null && (
              <ScoreChange by={score - before.report.score} since="since the one before" />
            )}
          </div>
        )}
      </td>
      <td className={styles["actions"]}>
        <div>
          {isOver ? (
            <Link className={buttonClass("line")} to={INTERVIEW_REPORT} params={{ id }}>
              Report<span className="vh"> on {name}</span>
            </Link>
          ) : (
            <Link className={buttonClass("line")} to={STUDIO} search={{ id }}>
              Go on<span className="vh"> with {name}</span>
            </Link>
          )}
          <Link className={buttonClass("line")} to={SET_UP} search={{ again: id }}>
            <LineIcon name="retry" small />
            Again
          </Link>
          <Button kind="quiet" aria-label={`Delete ${name}`} onClick={() => remove(id, name)}>
            <LineIcon name="trash" />
          </Button>
        </div>
      </td>
    </tr>
  );
}

function remove(id: string, name: string): void {
  store.remove(id);
  showToast({
    title: "Interview deleted",
    text: name,
    action: { label: "Undo", run: () => store.restore(id) },
  });
}

function nameOf({ background, setup }: OwnInterview["head"]): string {
  return background.job || KIND_NAMES[setup.kind].label;
}

/** "Mixed, from the job description. Real" */
function detailOf({
  setup,
  background,
}: Pick<OwnInterview["head"], "setup" | "background">): string {
  const about =
    background.job === ""
      ? roleNameOf(setup.role)
      : `${KIND_NAMES[setup.kind].label}, from the job`;
  return `${about}. ${setup.mode === "study" ? "Study" : "Real"}, by ${setup.by}`;
}
