/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles keep it a table where a phone lays it out as cards: browsers then drop what its elements mean */
import type { HistoryItem } from "@taiyari/contract";
import { useState, type ReactNode } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { HistoryRow } from "./history-row.tsx";
import {
  type FileVersions,
  type SortColumn,
  type SortOrder,
  withVersions,
} from "./history-rows.ts";
import styles from "./history-table.module.css";

interface HistoryTableProps {
  /** Null while they are on their way. */
  readonly rows: readonly HistoryItem[] | null;
  readonly order: SortOrder;
  readonly onSort: (column: SortColumn) => void;
  readonly onDelete: (item: HistoryItem) => void;
}

const WAITING_ROWS = [1, 2, 3];

/** A table on a wide screen, cards on a phone. */
export function HistoryTable({ rows, order, onSort, onDelete }: HistoryTableProps) {
  if (rows?.length === 0) return null;
  const heading = (column: SortColumn, children: ReactNode) => (
    <Heading column={column} order={order} onSort={onSort}>
      {children}
    </Heading>
  );
  return (
    <div className={`card ${styles["frame"]}`}>
      <table role="table" aria-labelledby="history-title" aria-busy={rows === null}>
        <thead role="rowgroup">
          <tr role="row">
            {heading("name", "Resume Name")}
            {heading("date", "Date")}
            {heading("score", "Score")}
            <th role="columnheader" scope="col">
              Actions
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows
            ? withVersions(rows).map((file) => (
                <FileRows key={file.latest.id} file={file} onDelete={onDelete} />
              ))
            : WAITING_ROWS.map((row) => <WaitingRow key={row} />)}
        </tbody>
      </table>
    </div>
  );
}

interface FileRowsProps extends Pick<HistoryTableProps, "onDelete"> {
  readonly file: FileVersions;
}

/** The latest upload of a file; those before it once they are asked for. */
function FileRows({ file: { latest, earlier }, onDelete }: FileRowsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const versions =
    earlier.length > 0
      ? { count: earlier.length, isOpen, onToggle: () => setIsOpen(!isOpen) }
      : null;
  return (
    <>
      <HistoryRow item={latest} versions={versions} onDelete={onDelete} />
      {isOpen &&
        earlier.map((item) => (
          <HistoryRow key={item.id} item={item} versions={null} isEarlier onDelete={onDelete} />
        ))}
    </>
  );
}

interface HeadingProps extends Pick<HistoryTableProps, "order" | "onSort"> {
  readonly column: SortColumn;
  readonly children: ReactNode;
}

function Heading({ column, order, onSort, children }: HeadingProps) {
  const isSorted = order.column === column;
  return (
    <th role="columnheader" scope="col" aria-sort={isSorted ? order.direction : "none"}>
      <button
        type="button"
        className={isSorted ? styles["sorted"] : undefined}
        data-direction={isSorted ? order.direction : undefined}
        onClick={() => onSort(column)}
      >
        {children} <LineIcon name="sort" small />
      </button>
    </th>
  );
}

function WaitingRow() {
  return (
    <tr role="row" className={styles["waiting"]}>
      <td role="cell" colSpan={4}>
        Loading
      </td>
    </tr>
  );
}
