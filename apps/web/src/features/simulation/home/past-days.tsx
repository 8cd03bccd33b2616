import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { DEBRIEF, DESK } from "../../../shared/simulation/addresses.ts";
import { runs } from "../../../shared/simulation/runs.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { MeasureBar } from "../../../ui/measure-bar.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import type { PlayedRun } from "./played.ts";
import styles from "./past-days.module.css";

interface PastDaysProps {
  /** The latest first. */
  readonly played: readonly PlayedRun[];
  /** How many are on the server alone. */
  readonly older: number;
  /** How many could not be read, because their scenario did not arrive. */
  readonly missing: number;
  readonly onRetry: () => void;
}

const FIRST = 5;

/** All days that were begun, with their scores and the endings they reached. */
export function PastDays({ played, older, missing, onRetry }: PastDaysProps) {
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState("");
  const all = played.length + older;
  const shown = isWhole ? played : played.slice(0, FIRST);

  async function showAll() {
    setWhole(true);
    setProblem("");
    try {
      if (older > 0) await runs.fetchOlder();
    } catch {
      setProblem("The older ones could not be fetched. Check your connection.");
    }
  }

  return (
    <section aria-labelledby="past-days">
      <div className={styles["head"]}>
        <h2 id="past-days">Your days</h2>
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
      {missing > 0 && (
        <p className={styles["missing"]} role="alert">
          {count(missing, "day")} could not be read: what they are made of did not arrive.{" "}
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
      <div className={`card ${styles["card"]}`} hidden={played.length === 0}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Date</th>
              <th scope="col">Handed in</th>
              <th scope="col">Score</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((run) => (
              <Row key={run.own.head.id} run={run} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ run }: { readonly run: PlayedRun }) {
  const { own, title, time, tasks, handedIn, over } = run;
  const { id, startedAt } = own.head;
  return (
    <tr>
      <th scope="row">
        <b>{title}</b>
        <small>{over ? over.ending.title : "It goes on where it was"}</small>
      </th>
      <td className="num">{formatDate(startedAt)}</td>
      <td className="num">
        {handedIn} of {tasks}
      </td>
      <td className={styles["score"]}>
        {over ? (
          <div>
            <b className="num">{over.score}</b>
            <MeasureBar score={over.score} small decorative />
            <ScoreSign score={over.score} />
          </div>
        ) : (
          <span className={`num ${styles["open"]}`}>Stands at {time}</span>
        )}
      </td>
      <td className={styles["actions"]}>
        <div>
          {over ? (
            <Link className={buttonClass("line")} to={DEBRIEF} params={{ id }}>
              Debrief<span className="vh"> of {title}</span>
            </Link>
          ) : (
            <Link className={buttonClass("line")} to={DESK} params={{ id }}>
              Go on<span className="vh"> with {title}</span>
            </Link>
          )}
          <Button kind="quiet" aria-label={`Delete ${title}`} onClick={() => remove(id, title)}>
            <LineIcon name="trash" />
          </Button>
        </div>
      </td>
    </tr>
  );
}

function remove(id: string, title: string): void {
  runs.remove(id);
  showToast({
    title: "Day deleted",
    text: title,
    action: { label: "Undo", run: () => runs.restore(id) },
  });
}
