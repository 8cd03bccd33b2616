import { type ReactNode, useState } from "react";
import styles from "./log-table.module.css";

interface LogTableProps<Log> {
  /** Of the heading, on its screen. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  /** The latest first. */
  readonly logs: readonly Log[];
  /** How many are on the server alone. */
  readonly older: number;
  readonly fetchOlder: () => Promise<void>;
  /** Said above the table. */
  readonly note?: ReactNode;
  /** A row of the table, with the cells that its styles know. */
  readonly children: (log: Log) => ReactNode;
}

const FIRST = 5;

/** Earlier interviews or days with their scores: the latest five, then all. */
export function LogTable<Log>({ id, title, columns, logs, older, ...props }: LogTableProps<Log>) {
  const { fetchOlder, note, children } = props;
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState("");
  const all = logs.length + older;
  const shown = isWhole ? logs : logs.slice(0, FIRST);

  async function showAll() {
    setWhole(true);
    setProblem("");
    try {
      if (older > 0) await fetchOlder();
    } catch {
      setProblem("The older ones could not be fetched. Check your connection.");
    }
  }

  return (
    <section aria-labelledby={id}>
      <div className={styles["head"]}>
        <h2 id={id}>{title}</h2>
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
      {note}
      <div className={`card ${styles["card"]}`} hidden={logs.length === 0}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{shown.map(children)}</tbody>
        </table>
      </div>
    </section>
  );
}
