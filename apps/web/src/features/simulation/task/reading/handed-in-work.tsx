import type { HandedIn, Scenario, Task } from "@taiyari/domain/simulation";
import { ColouredSql } from "../../../../shared/sql/coloured-sql.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { MarkedText } from "./marked-text.tsx";
import { workParts } from "./work-parts.ts";
import type { WorkQuote } from "./work-quotes.ts";
import styles from "./handed-in.module.css";

interface HandedInWorkProps {
  readonly scenario: Scenario;
  readonly task: Task;
  readonly work: HandedIn;
  /** None before it was read. */
  readonly quotes: readonly WorkQuote[];
}

/** What was handed in, as a person reads it, with the sentences its reading rests on marked. */
export function HandedInWork({ scenario, task, work, quotes }: HandedInWorkProps) {
  const { deliverable } = task;
  const parts = workParts(work);
  const fileName = (id: string) => scenario.files.find((file) => file.id === id)?.name ?? id;
  return (
    <div className={styles["work"]}>
      {deliverable.kind === "decision" &&
        deliverable.options
          .filter(({ id }) => work.chosen.includes(id))
          .map(({ id, text }) => (
            <p key={id} className={styles["chosen"]}>
              <LineIcon name="check-circle" />
              {text}
            </p>
          ))}
      {deliverable.kind === "ranking" && (
        <ol className={styles["order"]}>
          {work.chosen.map((id) => (
            <li key={id}>{deliverable.items.find((item) => item.id === id)?.text ?? id}</li>
          ))}
        </ol>
      )}
      {work.code !== "" &&
        (deliverable.kind === "sql" ? (
          <pre>
            <ColouredSql sql={work.code} />
          </pre>
        ) : (
          <pre className={styles["code"]}>{work.code}</pre>
        ))}
      {work.rows.length > 0 && deliverable.kind === "plan" && (
        <table className={styles["plan"]}>
          <thead>
            <tr>
              {deliverable.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row has no other name than its place
              <tr key={at}>
                {deliverable.columns.map((column, cell) => (
                  <td key={column}>
                    <span aria-hidden="true">{column}</span>
                    {row[cell] && <MarkedText part={row[cell]} quotes={quotes} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {parts.remarks.length > 0 && (
        <ul className={styles["remarks"]}>
          {parts.remarks.map((remark) => (
            <li key={remark.line}>
              <b className="num">Line {remark.line}</b>
              <p>
                <MarkedText part={remark} quotes={quotes} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {parts.paragraphs.map((part) => (
        <p key={part.at}>
          <MarkedText part={part} quotes={quotes} />
        </p>
      ))}
      {work.attached.length > 0 && (
        <p className={styles["attached"]}>
          <LineIcon name="file" small />
          {work.attached.map(fileName).join(", ")}
        </p>
      )}
    </div>
  );
}
