import { useState, type ReactNode } from "react";
import type { QueryPlan, RunOutcome } from "@taiyari/domain/sql";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { toCsv } from "../../../shared/sql/cell-text.ts";
import type { SqlFailure } from "../../../lib/sql/sql-state.ts";
import { EngineStatus, FAILURES } from "../../../shared/sql/engine-status.tsx";
import { ResultGrid } from "../../../shared/sql/result-grid.tsx";
import { SqlErrorNote } from "../../../shared/sql/sql-error-note.tsx";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ChartView } from "../chart/chart-view.tsx";
import { PlanView } from "../plan/plan-view.tsx";
import { sayMs, type RunResult } from "../state/use-run.ts";
import { TabList } from "../../../ui/tab-list.tsx";
import { Messages } from "./messages.tsx";
import styles from "./result.module.css";

export type ResultView = "result" | "chart" | "plan" | "messages";

interface ResultPanelProps {
  readonly result: RunResult | null;
  readonly isRunning: boolean;
  readonly view: ResultView;
  readonly onView: (view: ResultView) => void;
  readonly planBefore: QueryPlan | null;
  readonly onStop: () => void;
  readonly onExplain: (isMeasured: boolean) => void;
  readonly onTry: (statement: string) => void;
}

/** What came of the last run of a query: its rows, a chart of them, its plan, and what PostgreSQL said. */
export function ResultPanel(props: ResultPanelProps) {
  const { result, isRunning, view, onView, onStop } = props;
  const [chosen, setChosen] = useState(0);
  const outcome = result?.answer.kind === "done" ? result.answer.answer : null;
  const sets = (outcome?.statements ?? []).filter((statement) => statement.result !== null);
  const at = Math.min(chosen, sets.length - 1);
  const shown = result?.plan ? null : (sets[at] ?? null);

  return (
    <section className={styles["panel"]} aria-label="Result">
      <div className={styles["head"]}>
        <TabList
          label="Views of the result"
          look="underlined"
          className={styles["tabs"]}
          panel="sql-result"
          value={view}
          onChange={onView}
          tabs={[
            {
              id: "result",
              label: (
                <>Result{shown && <span className="num">{formatNumber(shown.rowCount)}</span>}</>
              ),
            },
            { id: "chart", label: "Chart" },
            { id: "plan", label: "Plan" },
            { id: "messages", label: "Messages" },
          ]}
        />
        {isRunning ? (
          <Button kind="line" onClick={onStop}>
            Stop
          </Button>
        ) : (
          outcome && !outcome.error && <Done outcome={outcome} />
        )}
        {shown?.result && (
          <Button
            kind="quiet"
            className={styles["csv"] ?? ""}
            onClick={() => shown.result && saveFile("result.csv", toCsv(shown.result), "text/csv")}
          >
            <LineIcon name="download" />
            CSV
          </Button>
        )}
      </div>
      <EngineStatus />
      <div
        id="sql-result"
        role="tabpanel"
        aria-labelledby={`sql-result-tab-${view}`}
        className={styles["body"]}
      >
        {sets.length > 1 && !result?.plan && view !== "messages" && view !== "plan" && (
          <label className={styles["which"]}>
            Statement
            <select value={at} onChange={({ target }) => setChosen(Number(target.value))}>
              {sets.map((statement, place) => (
                <option key={statement.from} value={place}>
                  {place + 1}: {statement.command}, {count(statement.rowCount, "row")}
                </option>
              ))}
            </select>
          </label>
        )}
        <Body {...props} shown={shown} />
      </div>
    </section>
  );
}

type Shown = RunOutcome["statements"][number] | null;

const FAILURE_WORDS: Readonly<Record<SqlFailure, string>> = {
  ...FAILURES,
  files: "It could not be run, for PostgreSQL is not here yet.",
  browser:
    "PostgreSQL stopped, as it does when it runs out of memory. It has been started again with fresh data.",
};

function Body(props: ResultPanelProps & { readonly shown: Shown }) {
  const { result, view, shown, planBefore, onExplain, onTry } = props;
  if (!result) return <Hint>Run a query and its rows stand here. Ctrl and Enter runs it.</Hint>;
  const { answer, text } = result;
  switch (answer.kind) {
    case "too-slow":
      return (
        <Hint isAlert>
          Stopped after {answer.limitMs / 1000} seconds. The text is as you typed it; the data are
          as at the beginning. Look for a join without a condition, or try it with LIMIT.
        </Hint>
      );
    case "stopped":
      return <Hint isAlert>Stopped. The data are as at the beginning.</Hint>;
    case "failed":
      return <Hint isAlert>{FAILURE_WORDS[answer.failure]}</Hint>;
    case "done":
  }
  const { error } = answer.answer;
  if (view === "messages") return <Messages outcome={answer.answer} text={text} />;
  if (error) return <SqlErrorNote error={error} sql={text} />;
  if (view === "plan") {
    return result.plan ? (
      <PlanView
        plan={result.plan}
        isMeasured={result.isMeasured}
        onMeasured={onExplain}
        before={planBefore}
        onTry={onTry}
      />
    ) : (
      <Hint>Explain shows how PostgreSQL gets the rows of the last statement, step by step.</Hint>
    );
  }
  if (!shown?.result) {
    return (
      <Hint>
        {result.plan
          ? "The query was explained. Run it to see its rows."
          : "Done. It gives no rows."}
      </Hint>
    );
  }
  return view === "chart" ? (
    <ChartView
      key={`${shown.from} ${shown.result.columns.map(({ name }) => name).join(" ")}`}
      result={shown.result}
    />
  ) : (
    <ResultGrid
      result={shown.result}
      rowCount={shown.rowCount}
      label="Rows of the result"
      isSheet
    />
  );
}

interface HintProps {
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

function Hint({ isAlert = false, children }: HintProps) {
  return (
    <p className={styles["hint"]} role={isAlert ? "alert" : undefined}>
      {children}
    </p>
  );
}

function Done({ outcome: { statements, ms } }: { readonly outcome: RunOutcome }) {
  const last = statements.at(-1);
  const what = last?.result ? count(last.rowCount, "row") : (last?.command ?? "Nothing to run");
  return (
    <p className={`${styles["done"]} num`} role="status">
      <LineIcon name="check" small />
      {what} in {sayMs(ms)}
    </p>
  );
}
