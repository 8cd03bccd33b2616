import { useState, type ChangeEvent } from "react";
import {
  columnNames,
  COLUMN_TYPES,
  guessTypes,
  identifier,
  misfits,
  readCsv,
  tableFromCsv,
  type ColumnChoice,
  type ColumnType,
  type CsvProblem,
  type CsvTable,
} from "@taiyari/domain/sql";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import styles from "./import.module.css";

interface ImportDialogProps {
  /** Runs the statements that make the table. */
  readonly onImport: (statements: string, table: string) => void;
  readonly onClose: () => void;
}

/** A larger file makes statements that take longer than a run may. */
const MOST_BYTES = 4_000_000;

interface Read {
  readonly table: CsvTable;
  readonly name: string;
  readonly columns: readonly ColumnChoice[];
}

/** Makes a table of a CSV file. It stays in the page: nothing is sent. */
export function ImportDialog({ onImport, onClose }: ImportDialogProps) {
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setRead(null);
    if (file.size > MOST_BYTES)
      return setProblem("The file is larger than 4 MB. Take a part of it.");
    const parsed = readCsv(await file.text());
    if (!parsed.ok) return setProblem(sayProblem(parsed.problem));
    const types = guessTypes(parsed.value);
    setProblem(null);
    setRead({
      table: parsed.value,
      name: identifier(file.name.replace(/\.\w+$/u, "")) || "imported",
      columns: columnNames(parsed.value.names).map((name, at) => ({
        name,
        type: types[at] ?? "text",
      })),
    });
  }

  return (
    <ModalDialog title="Import a CSV" onClose={onClose}>
      <p>The file becomes a table in this page. It is not sent anywhere, and a reset removes it.</p>
      <label className={styles["file"]}>
        File
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => void take(event)}
        />
      </label>
      {problem !== null && (
        <p className={styles["problem"]} role="alert">
          {problem}
        </p>
      )}
      {read && <Columns read={read} onChange={setRead} />}
      <Button
        kind="primary"
        disabled={!read || read.name === ""}
        onClick={() => {
          if (!read) return;
          onImport(tableFromCsv(read.name, read.columns, read.table), read.name);
        }}
      >
        {read ? `Make the table with ${count(read.table.rows.length, "row")}` : "Make the table"}
      </Button>
    </ModalDialog>
  );
}

interface ColumnsProps {
  readonly read: Read;
  readonly onChange: (read: Read) => void;
}

/** The types that were guessed, to be put right, each with its first values and how many would be lost. */
function Columns({ read, onChange }: ColumnsProps) {
  const { table, columns } = read;
  const lost = misfits(columns, table);

  function setType(at: number, type: ColumnType) {
    const next = columns.map((column, place) => (place === at ? { ...column, type } : column));
    onChange({ ...read, columns: next });
  }

  return (
    <>
      <label className={styles["file"]}>
        Name of the table
        <input
          value={read.name}
          maxLength={60}
          onChange={({ target }) => onChange({ ...read, name: identifier(target.value) })}
        />
      </label>
      <div className={styles["columns"]}>
        <table>
          <thead>
            <tr>
              <th scope="col">column</th>
              <th scope="col">type</th>
              <th scope="col">first values</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, type }, at) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <select
                    aria-label={`Type of ${name}`}
                    value={type}
                    onChange={({ target }) => setType(at, target.value as ColumnType)}
                  >
                    {COLUMN_TYPES.map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </select>
                </td>
                <td>
                  {table.rows
                    .slice(0, 3)
                    .map((row) => row[at] ?? "NULL")
                    .join(" · ")
                    .slice(0, 60)}
                  {(lost[at] ?? 0) > 0 && (
                    <strong>
                      {formatNumber(lost[at] ?? 0)} of them {lost[at] === 1 ? "is" : "are"} no{" "}
                      {type} and would become NULL.
                    </strong>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function sayProblem(problem: CsvProblem): string {
  switch (problem.kind) {
    case "empty":
      return "There is nothing in the file.";
    case "uneven":
      return `Line ${problem.line} has ${count(problem.fields, "field")}, the first line ${problem.expected}. Put that line right and try again.`;
    case "open-quote":
      return `A quotation mark in line ${problem.line} is not closed.`;
    case "too-many-rows":
      return `The file has more than ${formatNumber(problem.max)} rows. Take a part of it.`;
  }
}
