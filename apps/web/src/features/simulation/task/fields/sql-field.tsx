import { useMemo } from "react";
import { EngineStatus } from "../../../../shared/sql/engine-status.tsx";
import { SqlEditor } from "../../../../shared/sql/sql-editor.tsx";
import { useSchema } from "../../../../shared/sql/use-schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { dayData } from "../../data/day-data.ts";
import { QueryOutcome } from "../../data/query-outcome.tsx";
import { TableList } from "../../data/table-list.tsx";
import { useQuery } from "../../data/use-query.ts";
import type { FieldProps } from "./field-props.ts";
import { TextField } from "./text-field.tsx";
import styles from "./code-field.module.css";

/** A query on the tables of the day, with its rows, and a word with it. */
export function SqlField({ scenario, task, files, draft, change, before }: FieldProps) {
  const data = useMemo(() => dayData(scenario, files), [scenario, files]);
  const query = useQuery(data);
  const { schema } = useSchema(data);
  const run = () => void query.run(draft.code);
  return (
    <>
      <TableList data={data} schema={schema} />
      <div className={styles["code"]}>
        <SqlEditor
          label="Your query"
          text={draft.code}
          onChange={(code) => change({ code })}
          onRun={run}
          errorPlace={query.errorPlaceIn(draft.code)}
          schema={schema}
          minLines={8}
        />
        <div className={styles["bar"]}>
          <Button kind="line" isBusy={query.isBusy} onClick={run}>
            <LineIcon name="play" small />
            Run
          </Button>
          {query.isBusy && (
            <Button kind="quiet" onClick={query.stop}>
              Stop
            </Button>
          )}
        </div>
      </div>
      {query.isBusy && <EngineStatus />}
      {query.ran && <QueryOutcome ran={query.ran} fileName={`${task.id}.csv`} />}
      <TextField
        label="A word with it"
        isNamed
        text={draft.text}
        onChange={(text) => change({ text })}
        before={before?.text ?? null}
      />
    </>
  );
}
