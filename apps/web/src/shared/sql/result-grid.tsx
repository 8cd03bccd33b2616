import { useId, useMemo, useState } from "react";
import { MAX_ROWS, type Cell, type ResultColumn, type ResultSet } from "@taiyari/domain/sql";
import { count, formatNumber } from "../../lib/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { cellText, toCsv } from "./cell-text.ts";
import styles from "./result-grid.module.css";
import { useCellKeys } from "./use-cell-keys.ts";

/** Rows shown at a time. */
export const PAGE_ROWS = 200;

interface ResultGridProps {
  readonly result: ResultSet;
  /** Rows the statement gave, of which the result has `MAX_ROWS` at most. */
  readonly rowCount?: number;
  /** For screen readers: "Result of example 2". */
  readonly label: string;
  /** Lines between cells and numbers of rows, as in the workspace; it then fills its place. */
  readonly isSheet?: boolean;
  /** Whether it offers itself as CSV. */
  readonly canCopy?: boolean;
}

/** The rows of a result, in pages of `PAGE_ROWS`: what the type of each column is, NULL as a sign of its own. */
export function ResultGrid({
  result,
  rowCount = result.rows.length,
  label,
  isSheet = false,
  canCopy = true,
}: ResultGridProps) {
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState(result);
  if (shown !== result) {
    setShown(result);
    setPage(0);
  }
  const { columns, rows } = result;
  const from = page * PAGE_ROWS;
  const seen = useMemo(() => rows.slice(from, from + PAGE_ROWS), [rows, from]);
  const keys = useCellKeys(seen, columns.length);
  const helpId = useId();
  if (columns.length === 0) {
    return <p className={styles["none"]}>{count(rowCount, "row")} without a column.</p>;
  }
  return (
    <div className={styles["grid"]} data-sheet={isSheet || undefined}>
      <div
        className={styles["scroll"]}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled with the arrow keys; the cells of a sheet scroll it themselves
        tabIndex={isSheet && seen.length > 0 ? undefined : 0}
      >
        {isSheet && (
          <p id={helpId} hidden>
            Arrow keys go from cell to cell, with Shift they select more. Ctrl and C copies.
          </p>
        )}
        <table
          className="num"
          {...(isSheet && { ...keys.table, "aria-label": label, "aria-describedby": helpId })}
        >
          <thead>
            <tr>
              {isSheet && (
                <th scope="col" className={styles["number"]}>
                  <span className="vh">Row</span>
                </th>
              )}
              {columns.map((column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
                <ColumnHead key={at} column={column} />
              ))}
              {isSheet && <td className={styles["fill"]} aria-hidden="true" />}
            </tr>
          </thead>
          <tbody>
            {seen.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other name than their place
              <tr key={from + at}>
                {isSheet && (
                  <th scope="row" className={styles["number"]}>
                    {formatNumber(from + at + 1)}
                  </th>
                )}
                {columns.map((column, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={place} data-kind={column.kind} {...(isSheet && keys.cell(at, place))}>
                    <CellValue cell={row[place] ?? null} column={column} />
                  </td>
                ))}
                {isSheet && <td className={styles["fill"]} aria-hidden="true" />}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className={styles["none"]}>No rows.</p>}
      </div>
      <GridFoot {...{ result, rowCount, page, canCopy }} onPage={setPage} />
    </div>
  );
}

function ColumnHead({ column: { name, type, kind } }: { readonly column: ResultColumn }) {
  return (
    <th scope="col" data-kind={kind}>
      {name}
      <small>{type}</small>
    </th>
  );
}

interface CellValueProps {
  readonly cell: Cell;
  readonly column: ResultColumn;
}

function CellValue({ cell, column }: CellValueProps) {
  return cell === null ? <span className={styles["null"]}>NULL</span> : cellText(cell, column);
}

interface GridFootProps {
  readonly result: ResultSet;
  readonly rowCount: number;
  readonly page: number;
  readonly canCopy: boolean;
  readonly onPage: (page: number) => void;
}

/** Which rows are seen, the way to the others, and all of them as CSV. Nothing for a small result. */
function GridFoot({ result, rowCount, page, canCopy, onPage }: GridFootProps) {
  const { rows } = result;
  const last = Math.max(Math.ceil(rows.length / PAGE_ROWS) - 1, 0);
  if (last === 0 && !canCopy && rowCount <= rows.length) return null;

  async function copy() {
    const copied = await writeToClipboard(toCsv(result));
    showToast(
      copied
        ? { title: "Copied as CSV", text: count(rows.length, "row") }
        : { title: "The browser did not let it be copied", kind: "problem" },
    );
  }

  return (
    <div className={styles["foot"]}>
      {last > 0 && (
        <>
          <PageButton isBack onPage={onPage} page={page} last={last} />
          <span className="num" role="status">
            {formatNumber(page * PAGE_ROWS + 1)} to{" "}
            {formatNumber(Math.min((page + 1) * PAGE_ROWS, rows.length))} of{" "}
            {formatNumber(rows.length)}
          </span>
          <PageButton onPage={onPage} page={page} last={last} />
        </>
      )}
      {rowCount > rows.length && (
        <span className="num">
          First {formatNumber(Math.min(MAX_ROWS, rows.length))} of {formatNumber(rowCount)} rows
        </span>
      )}
      {canCopy && rows.length > 0 && (
        <Button kind="quiet" className={styles["copy"] ?? ""} onClick={() => void copy()}>
          Copy as CSV
        </Button>
      )}
    </div>
  );
}

interface PageButtonProps {
  readonly isBack?: boolean;
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

function PageButton({ isBack = false, page, last, onPage }: PageButtonProps) {
  const to = page + (isBack ? -1 : 1);
  return (
    <Button
      kind="quiet"
      className={styles["page"] ?? ""}
      aria-label={isBack ? "Rows before these" : "Rows after these"}
      disabled={to < 0 || to > last}
      onClick={() => onPage(to)}
    >
      <LineIcon name={isBack ? "left" : "right"} />
    </Button>
  );
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
