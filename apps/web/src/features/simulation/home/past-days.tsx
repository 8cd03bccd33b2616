import { Link } from "@tanstack/react-router";
import { formatDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import table from "../../../shared/event-log/log-table.module.css";
import { LogTable } from "../../../shared/event-log/log-table.tsx";
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

/** All days that were begun, with their scores and the endings they reached. */
export function PastDays({ played, older, missing, onRetry }: PastDaysProps) {
  const note = missing > 0 && (
    <p className={styles["missing"]} role="alert">
      {count(missing, "day")} could not be read: what they are made of did not arrive.{" "}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
  return (
    <LogTable
      id="past-days"
      title="Your days"
      columns={["Day", "Date", "Handed in", "Score", "Actions"]}
      logs={played}
      older={older}
      fetchOlder={runs.fetchOlder}
      note={note}
    >
      {(run) => <Row key={run.own.head.id} run={run} />}
    </LogTable>
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
      <td className={table["score"]}>
        {over ? (
          <div>
            <b className="num">{over.score}</b>
            <MeasureBar score={over.score} small decorative />
            <ScoreSign score={over.score} />
          </div>
        ) : (
          <span className={`num ${table["open"]}`}>Stands at {time}</span>
        )}
      </td>
      <td className={table["actions"]}>
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
