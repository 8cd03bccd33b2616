import type { FieldView, ReadLine } from "@taiyari/domain/resume";
import { Fragment, useMemo } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { useReview } from "../state/review-context.ts";
import { rowId } from "../state/use-selection.ts";
import { lineParts } from "./line-parts.ts";
import styles from "./plain-text.module.css";

/**
 * The lines a machine keeps of one page, in the order it reads them, marked where a field stands. What a person cannot
 * see comes last, marked as such.
 */
export function PlainText({ page }: { readonly page: number }) {
  const { reading, fields, current, shownLine, select } = useReview();
  const lines = reading.lines.filter((line) => line.page === page);
  const seen = lines.filter(({ hidden }) => !hidden);
  const hidden = lines.filter((line) => line.hidden);
  const byLine = useMemo(() => fieldsByLine(fields), [fields]);
  const toLine = (line: ReadLine) => (
    <Line
      key={line.number}
      line={line}
      fields={byLine.get(line.number) ?? []}
      current={current}
      isShown={shownLine === line.number}
      onSelect={(id) => select(id, { focus: true })}
    />
  );
  return (
    <div className={`card ${styles["plain"]}`}>
      <ol start={seen[0]?.number ?? 1}>{seen.map(toLine)}</ol>
      {hidden.length > 0 && (
        <>
          <p className={styles["hiddenMark"]} id={`hidden-${page}`}>
            <LineIcon name="hidden" /> Hidden on the page, read by machines
          </p>
          <ol
            className={styles["hiddenLines"]}
            start={hidden[0]?.number}
            aria-labelledby={`hidden-${page}`}
          >
            {hidden.map(toLine)}
          </ol>
        </>
      )}
    </div>
  );
}

interface LineProps {
  readonly line: ReadLine;
  readonly fields: readonly FieldView[];
  readonly current: FieldView | null;
  readonly isShown: boolean;
  readonly onSelect: (fieldId: string) => void;
}

function Line({ line, fields, current, isShown, onSelect }: LineProps) {
  const isCurrent = isShown || fields.some(({ id }) => id === current?.id);
  return (
    <li
      dir="auto"
      value={line.number}
      data-current={isCurrent}
      data-loose={fields.length === 0}
      data-shown={isCurrent || undefined}
    >
      {lineParts(line, fields).map(({ text, field }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never move
        <Fragment key={index}>
          {field ? (
            <a
              href={`#${rowId(field.id)}`}
              tabIndex={-1}
              data-sureness={field.state}
              data-now={field.id === current?.id}
              aria-label={`${text}. Field ${field.number}, ${field.label}`}
              onClick={(event) => {
                event.preventDefault();
                onSelect(field.id);
              }}
            >
              <Breakable text={text} />
            </a>
          ) : (
            <Breakable text={text} />
          )}
        </Fragment>
      ))}
    </li>
  );
}

function fieldsByLine(fields: readonly FieldView[]): ReadonlyMap<number, readonly FieldView[]> {
  const byLine = new Map<number, FieldView[]>();
  for (const field of fields) {
    for (const line of new Set(field.places.map((place) => place.line))) {
      byLine.set(line, [...(byLine.get(line) ?? []), field]);
    }
  }
  return byLine;
}
