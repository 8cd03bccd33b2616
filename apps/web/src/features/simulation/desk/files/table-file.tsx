import { useState } from "react";
import type { ScenarioFile } from "@taiyari/domain/simulation";
import { FileTableView, type Sorting } from "./file-table.tsx";
import { sortedRows, tableOf } from "./table-of.ts";
import { TextFile } from "./text-file.tsx";
import styles from "./files.module.css";

/** A table that can be sorted by any column: up, down, and as it was. */
export function TableFile({ file }: { readonly file: ScenarioFile }) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const table = tableOf(file.content);
  if (table.columns.length === 0) return <TextFile file={file} />;
  const rows = sorting ? sortedRows(table, sorting.at, sorting.way) : table.rows;
  return (
    <div className={styles["sheet"]}>
      <FileTableView
        label={`Rows of ${file.name}`}
        table={table}
        rows={rows}
        sorting={sorting}
        onSort={(at) => setSorting((before) => nextSorting(before, at))}
      />
    </div>
  );
}

function nextSorting(before: Sorting | null, at: number): Sorting | null {
  if (before?.at !== at) return { at, way: "up" };
  return before.way === "up" ? { at, way: "down" } : null;
}
