import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import type { FieldProps, OfKind } from "./field-props.ts";
import { TextField } from "./text-field.tsx";
import styles from "./plan-field.module.css";

/** More rows than this are no plan of a page. */
const MOST_ROWS = 12;
/** What the server keeps of a cell. */
const MAX_CELL = 2_000;

/** A small table; on a phone each row is a card. */
export function PlanField({
  deliverable: { columns },
  draft,
  change,
  before,
}: FieldProps & { readonly deliverable: OfKind<"plan"> }) {
  const { rows } = draft;

  function write(at: number, column: number, text: string) {
    change({
      rows: rows.map((row, place) =>
        place === at ? columns.map((_, cell) => (cell === column ? text : (row[cell] ?? ""))) : row,
      ),
    });
  }

  return (
    <>
      <table className={styles["plan"]}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="vh">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row has no other name than its place
            <tr key={at}>
              {columns.map((column, cell) => {
                const was = before?.rows[at]?.[cell] ?? "";
                const isNew = before !== null && (row[cell] ?? "") !== was;
                return (
                  <td key={column} data-new={isNew || undefined}>
                    <span aria-hidden="true">{column}</span>
                    <textarea
                      aria-label={`${column}, row ${at + 1}`}
                      rows={1}
                      maxLength={MAX_CELL}
                      value={row[cell] ?? ""}
                      onChange={({ target }) => write(at, cell, target.value)}
                    />
                    {isNew && was !== "" && <del>{was}</del>}
                  </td>
                );
              })}
              <td className={styles["tools"]}>
                <button
                  type="button"
                  aria-label={`Remove row ${at + 1}`}
                  disabled={rows.length === 1}
                  onClick={() => change({ rows: rows.filter((_, place) => place !== at) })}
                >
                  <LineIcon name="trash" small />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles["add"]}>
        <Button
          kind="line"
          disabled={rows.length >= MOST_ROWS}
          onClick={() => change({ rows: [...rows, columns.map(() => "")] })}
        >
          <LineIcon name="plus" small />
          Add a row
        </Button>
      </div>
      <TextField
        label="A word with it, if you like"
        isNamed
        size="line"
        text={draft.text}
        onChange={(text) => change({ text })}
        before={before?.text ?? null}
      />
    </>
  );
}
