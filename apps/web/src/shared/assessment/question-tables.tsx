import { ColouredSql } from "../sql/coloured-sql.tsx";
import { readTables, type DataTable } from "./question-data.ts";
import styles from "./question-tables.module.css";

/** The rows a question is about: as tables, or as the statements that make them where these say more. */
export function QuestionTables({ data }: { readonly data: string }) {
  const tables = readTables(data);
  if (!tables)
    return (
      <figure className={styles["script"]}>
        <figcaption>The data</figcaption>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a long line */}
        <pre tabIndex={0}>
          <code>
            <ColouredSql sql={data.trim()} />
          </code>
        </pre>
      </figure>
    );
  return (
    <div className={styles["tables"]}>
      {tables.map((table) => (
        <Table key={table.name} table={table} />
      ))}
    </div>
  );
}

function Table({ table: { name, columns, rows } }: { readonly table: DataTable }) {
  return (
    <table className="num">
      <caption>{name}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" data-number={column.isNumber || undefined}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no other name than their place
          <tr key={at}>
            {columns.map((column, place) => (
              <td key={column.name} data-number={column.isNumber || undefined}>
                {row[place] ?? <span>NULL</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
