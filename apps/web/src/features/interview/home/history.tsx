import { Link } from "@tanstack/react-router";
import { formatDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import styles from "../../../shared/event-log/log-table.module.css";
import { LogTable } from "../../../shared/event-log/log-table.tsx";
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

interface HistoryProps {
  /** The latest first. */
  readonly interviews: readonly OwnInterview[];
  readonly reported: readonly Reported[] | undefined;
  /** How many are on the server alone. */
  readonly older: number;
}

/** All interviews with their scores. */
export function History({ interviews, reported, older }: HistoryProps) {
  return (
    <LogTable
      id="history"
      title="History"
      columns={["Interview", "Date", "Length", "Score", "Actions"]}
      logs={interviews}
      older={older}
      fetchOlder={store.fetchOlder}
    >
      {(own) => <Row key={own.head.id} own={own} reported={reported} />}
    </LogTable>
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
