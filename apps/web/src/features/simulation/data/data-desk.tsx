import { useMemo, useState } from "react";
import type { Scenario } from "@taiyari/domain/simulation";
import { EngineStatus } from "../../../shared/sql/engine-status.tsx";
import { SqlEditor } from "../../../shared/sql/sql-editor.tsx";
import { useSchema } from "../../../shared/sql/use-schema.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { dayData } from "./day-data.ts";
import { keepQueries, keptQueries, withRan, type KeptQueries } from "./kept-queries.ts";
import { QueryOutcome } from "./query-outcome.tsx";
import { TableList } from "./table-list.tsx";
import { useQuery } from "./use-query.ts";
import styles from "./data.module.css";

interface DataDeskProps {
  readonly scenario: Scenario;
  /** Ids of the files on the desk: those that are tables can be asked as well. Left out: those of the beginning. */
  readonly files?: readonly string[];
  /** The id of the run whose queries are kept; left out: those of the scenario. */
  readonly run?: string;
  /** Takes rows into what is written; left out where nothing is. */
  readonly onInsert?: ((figures: string) => void) | undefined;
}

/** The tables of a day, asked in SQL: an editor, the rows, and what was asked before. Nothing of PostgreSQL is fetched before a press. */
export function DataDesk({ scenario, files, run = scenario.id, onInsert }: DataDeskProps) {
  const data = useMemo(() => dayData(scenario, files), [scenario, files]);
  const [queries, setQueries] = useState(() => keptQueries(run));
  const query = useQuery(data);
  const { schema } = useSchema(data);
  const { text, ran } = queries;

  function keep(next: KeptQueries) {
    setQueries(next);
    keepQueries(run, next);
  }

  function ask(asked: string) {
    if (asked.trim() === "") return;
    keep(withRan(queries, asked));
    void query.run(asked);
  }

  return (
    <section className={styles["desk"]} aria-label="Data">
      <TableList data={data} schema={schema} />
      <div className={styles["query"]}>
        <SqlEditor
          label="Your query"
          text={text}
          onChange={(typed) => keep({ ...queries, text: typed })}
          onRun={() => ask(text)}
          errorPlace={query.errorPlaceIn(text)}
          schema={schema}
          minLines={5}
        />
        <div className={styles["bar"]}>
          <Button kind="primary" isBusy={query.isBusy} onClick={() => ask(text)}>
            <LineIcon name="play" small />
            Run
          </Button>
          {query.isBusy && (
            <Button kind="line" onClick={query.stop}>
              Stop
            </Button>
          )}
          <p>Nothing you change here stays: each run begins with the data as it was.</p>
        </div>
      </div>
      {query.isBusy && <EngineStatus />}
      {query.ran && <QueryOutcome ran={query.ran} fileName="rows.csv" onInsert={onInsert} />}
      {ran.length > 0 && (
        <div className={styles["history"]}>
          <h3>What you ran today</h3>
          <ul>
            {ran.map((one) => (
              <li key={one}>
                <button type="button" onClick={() => keep({ ...queries, text: one })}>
                  <code>{one}</code>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
