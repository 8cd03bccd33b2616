import { Fragment } from "react";
import { Breakable } from "../../ui/breakable.tsx";
import { neighbours, placeInWords } from "../../shared/report/excerpt-words.ts";
import { quoteParts } from "../../shared/report/quote-parts.ts";
import type { Evidence, ReportLine } from "../../shared/report/report-words.ts";
import styles from "./evidence.module.css";

interface ExcerptProps {
  /** Of the check; makes the notes' ids. */
  readonly id: string;
  readonly evidence: Evidence;
  readonly lines: readonly ReportLine[];
}

/** The words a check is about, between their neighbours, with its notes. */
export function Excerpt({ id, evidence, lines }: ExcerptProps) {
  const { line, quote, marks } = evidence;
  const place = placeInWords(evidence, lines);
  const around = neighbours(evidence, lines);
  const noteId = (note: number) => `note-${id}-${line ?? 0}-${note}`;
  return (
    <>
      {place && <p className={styles["where"]}>{place}</p>}
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
