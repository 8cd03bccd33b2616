import { LineIcon } from "../../../../ui/line-icon.tsx";
import { cellText, type FileTable, type SortWay } from "./table-of.ts";
import styles from "./files.module.css";

export interface Sorting {
  readonly at: number;
  readonly way: SortWay;
}

interface FileTableViewProps {
  readonly label: string;
  readonly table: FileTable;
  readonly rows: FileTable["rows"];
  /** Left out where it cannot be sorted. */
  readonly sorting?: Sorting | null;
  readonly onSort?: (at: number) => void;
}

/** The rows of a table file. Figures stand on the right, a row of sums in bold. */
export function FileTableView({ label, table, rows, sorting, onSort }: FileTableViewProps) {
  const { columns, hasTotal } = table;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the arrow keys
    <div className={styles["scroll"]} role="region" aria-label={label} tabIndex={0}>
      <table className="num">
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
                key={at}
                scope="col"
                data-numeric={column.isNumeric || undefined}
                aria-sort={
                  sorting?.at === at
                    ? sorting.way === "up"
                      ? "ascending"
                      : "descending"
                    : undefined
                }
              >
                {onSort ? (
                  <button type="button" onClick={() => onSort(at)}>
                    {column.name === "" ? <span className="vh">Name</span> : column.name}
                    <span data-way={sorting?.at === at ? sorting.way : undefined}>
                      <LineIcon name={sorting?.at === at ? "move-down" : "up-down"} small />
                    </span>
                  </button>
                ) : (
                  column.name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other name than their place
              key={place}
              data-total={(hasTotal && place === rows.length - 1) || undefined}
            >
              {columns.map((column, at) =>
                at === 0 ? (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <th
                    key={at}
                    scope="row"
                    data-numeric={column.isNumeric || undefined}
                    data-short={column.isShort || undefined}
                  >
                    {cellText(row[at] ?? "", column)}
                  </th>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td
                    key={at}
                    data-numeric={column.isNumeric || undefined}
                    data-short={column.isShort || undefined}
                  >
                    {cellText(row[at] ?? "", column)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
