import { Fragment } from "react";
import { Breakable } from "../../ui/breakable.tsx";
import { quoteParts } from "./quote-parts.ts";
import type { Evidence, ReportLine } from "./report-words.ts";
import styles from "./evidence.module.css";

interface ExcerptProps {
  /** Of the check; makes the notes' ids. */
  readonly id: string;
  readonly evidence: Evidence;
  readonly lines: readonly ReportLine[];
}

/** The words a check is about, between their neighbours, with its notes. */
export function Excerpt({ id, evidence, lines }: ExcerptProps) {
  const { line, quote, marks, where } = evidence;
  const page = lines.find(({ number }) => number === line)?.page;
  const place = [
    where.replace(/\.$/u, ""),
    page && lines.length > 0 ? `page ${page}` : "",
    line ? `line ${line}` : "",
  ]
    .filter(Boolean)
    .join(", ");
  const around = neighbours(evidence, lines);
  const noteId = (note: number) => `note-${id}-${line ?? 0}-${note}`;
  return (
    <>
      {place && (
        // What is absent begins with its own name, and "dbt" is written small.
        <p className={styles["where"]}>{line === null ? place : capital(place)}.</p>
      )}
      {quote && (
        <figure className={styles["excerpt"]}>
          {around.before && <Neighbour line={around.before} />}
          <blockquote>
            <span className={styles["number"]} aria-hidden="true">
              {line}
            </span>
            <span>
              {quoteParts(quote, marks).map((part, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the parts of a quote never move
                <Fragment key={index}>
                  {part.note === null ? (
                    <Breakable text={part.text} />
                  ) : (
                    <>
                      <mark>
                        <Breakable text={part.text} />
                      </mark>
                      {"\u00A0"}
                      <a
                        className={styles["ref"]}
                        href={`#${noteId(part.note)}`}
                        aria-label={`note ${part.note}`}
                      >
                        {part.note}
                      </a>
                    </>
                  )}
                </Fragment>
              ))}
            </span>
          </blockquote>
          {around.after && <Neighbour line={around.after} />}
        </figure>
      )}
      {marks.length > 0 && (
        <ol className={styles["notes"]}>
          {marks.map(({ note }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two marks may say the same
            <li key={index} id={noteId(index + 1)}>
              <span className={styles["ref"]} aria-hidden="true">
                {index + 1}
              </span>
              <span>{note}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Neighbour({ line }: { readonly line: ReportLine }) {
  return (
    <p className={styles["dim"]}>
      <span className={styles["number"]} aria-hidden="true">
        {line.number}
      </span>
      <span>
        <Breakable text={line.text} />
      </span>
    </p>
  );
}

/** The line before the quote and the first one after it; a quote may run over several lines. */
function neighbours({ line, quote }: Evidence, lines: readonly ReportLine[]) {
  if (line === null) return { before: undefined, after: undefined };
  const first = lines.findIndex(({ number }) => number === line);
  if (first < 0) return { before: undefined, after: undefined };
  const after = lines.slice(first + 1).find(({ text }) => !plain(quote).includes(plain(text)));
  return { before: lines[first - 1], after };
}

function plain(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
