import type { Cell, Mismatch, ResultColumn, ResultSet, RowPair } from "@taiyari/domain/sql";
import { cellText } from "../sql/cell-text.ts";
import { formatNumber } from "../../lib/numbers.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { differingRows, narrowLines, pairsOf } from "./compare-rows.ts";
import styles from "./side-by-side.module.css";

/** Of a heading of a verdict: 3 below the heading of a pane, 4 in a lesson. */
export type HeadingLevel = 3 | 4;

interface SideBySideProps {
  readonly mismatch: Mismatch;
  readonly expected: ResultSet;
  readonly level: HeadingLevel;
}

/** The first rows that differ, asked for and given; on a phone by the value that differs. */
export function SideBySide({ mismatch, expected, level }: SideBySideProps) {
  const pairs = pairsOf(mismatch);
  if (pairs.length === 0) return null;
  const { columns } = expected;
  const Heading = `h${level}` as const;
  return (
    <div className={styles["sides"]}>
      <Heading className={styles["title"]}>
        Side by side<span className="num">{noteOf(mismatch, pairs)}</span>
      </Heading>
      <div className={styles["pair"]}>
        <Side title="Expected" {...{ columns, pairs }} />
        <Side title="Yours" isYours {...{ columns, pairs }} />
      </div>
      <NarrowSides columns={columns} pairs={pairs} />
    </div>
  );
}

function noteOf(mismatch: Mismatch, pairs: readonly RowPair[]): string {
  if (mismatch.kind === "row-order") return `from row ${formatNumber(mismatch.at)} on`;
  const all = differingRows(mismatch);
  if (all === null || all <= pairs.length)
    return pairs.length === 1 ? "the row that differs" : "the rows that differ";
  return `first ${pairs.length} of ${formatNumber(all)} rows that differ`;
}

interface SideProps {
  readonly title: string;
  readonly isYours?: boolean;
  readonly columns: readonly ResultColumn[];
  readonly pairs: readonly RowPair[];
}

function Side({ title, isYours = false, columns, pairs }: SideProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the arrow keys
    <div className={styles["side"]} role="group" aria-label={`${title}, first rows`} tabIndex={0}>
      <p>{title}</p>
      <table className="num">
        <thead>
          <tr>
            {columns.map(({ name, kind }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
              <th key={at} scope="col" data-kind={kind}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name than their place
            <SideRow key={at} {...{ pair, columns, isYours }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SideRowProps {
  readonly pair: RowPair;
  readonly columns: readonly ResultColumn[];
  readonly isYours: boolean;
}

function SideRow({ pair, columns, isYours }: SideRowProps) {
  const row = isYours ? pair.actual : pair.expected;
  if (row === null)
    return (
      <tr className={styles["absent"]} data-yours={isYours}>
        <td colSpan={columns.length}>
          <Absent isYours={isYours} />
        </td>
      </tr>
    );
  const isAlone = pair.expected === null || pair.actual === null;
  return (
    <tr className={isAlone ? styles["alone"] : ""} data-yours={isYours}>
      {columns.map((column, at) => (
        <td
          // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
          key={at}
          data-kind={column.kind}
          data-differs={(!isAlone && pair.differing.includes(at)) || undefined}
        >
          <Value cell={row[at] ?? null} column={column} />
        </td>
      ))}
    </tr>
  );
}

function Absent({ isYours }: { readonly isYours: boolean }) {
  return isYours ? (
    <>
      <LineIcon name="cross" small />
      missing
    </>
  ) : (
    "not asked for"
  );
}

function Value({ cell, column }: { readonly cell: Cell; readonly column: ResultColumn }) {
  return cell === null ? <span className={styles["null"]}>NULL</span> : cellText(cell, column);
}

function NarrowSides({ columns, pairs }: Pick<SideProps, "columns" | "pairs">) {
  const lines = narrowLines(pairs, columns.length);
  const [key] = columns;
  if (!key) return null;
  return (
    <table className={`num ${styles["narrow"]}`}>
      <thead>
        <tr>
          <th scope="col">{key.name}</th>
          <th scope="col">expected</th>
          <th scope="col">yours</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => {
          const column = columns[line.column] ?? key;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name than their place
            <tr key={at}>
              <th scope="row">
                <Value cell={line.key} column={key} />
                {column !== key && <small>{column.name}</small>}
              </th>
              <td data-kind={column.kind}>
                {line.expected === undefined ? (
                  <Absent isYours={false} />
                ) : (
                  <Value cell={line.expected} column={column} />
                )}
              </td>
              <td data-kind={column.kind} className={styles["yours"]}>
                {line.yours === undefined ? (
                  <Absent isYours />
                ) : (
                  <Value cell={line.yours} column={column} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
