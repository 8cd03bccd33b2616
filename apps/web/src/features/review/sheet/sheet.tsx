import type { Box } from "@taiyari/domain/resume";
import { useMemo, type CSSProperties, type KeyboardEvent, type MouseEvent } from "react";
import { style } from "../../../ui/css-variables.ts";
import { useReview } from "../state/review-context.ts";
import { isOffPage } from "../state/hidden-text.ts";
import { STATES } from "../state/states.ts";
import type { DocumentState } from "../state/use-documents.ts";
import { DrawnPage } from "../../../shared/file-pages/drawn-page.tsx";
import { boxesOf, marksOn, type Mark } from "../../../shared/file-pages/mark-boxes.ts";
import { PagePicture } from "../../../shared/file-pages/page-picture.tsx";
import { stopsOf } from "../../../shared/file-pages/stops-of.ts";
import styles from "./sheet.module.css";

interface SheetProps {
  /** 1 for the first. */
  readonly page: number;
  readonly documents: DocumentState;
}

/** What a phone shows of a page's width at a time, in points: a wider mark begins at its left. */
const WINDOW = 300;

/** A4, for a page whose size is not known. */
const PAPER = { width: 595, height: 842 };

/** One page with every field marked on it. One stop of the Tab key; the arrows go from mark to mark. */
export function Sheet({ page, documents }: SheetProps) {
  const { made, reading, fields, current, shownLine, select, edit } = useReview();
  const placed = documents.file?.pages[page - 1] ?? null;
  const size = reading.pages[page - 1] ?? PAPER;
  const stops = useMemo(() => stopsOf(placed?.runs ?? []), [placed]);
  const marks = useMemo(
    () => marksOn(page, fields, reading, stops),
    [page, fields, reading, stops],
  );
  const loose = useMemo(() => {
    const line = reading.lines[(shownLine ?? 0) - 1];
    if (!line || line.page !== page || isOffPage(line, size)) return [];
    return boxesOf([{ line: line.number, from: 0, to: line.text.length }], reading.lines, stops);
  }, [shownLine, reading, stops, page, size]);

  // What a person sees is the file's own page: words set by us stand in only where it has no picture.
  const hasNoPicture = documents.failed || documents.file?.hasPictures === false;
  const shown = marks.find(({ field }) => field.id === current?.id);
  const focus = shown?.first ?? loose[0];

  function handleClick(event: MouseEvent) {
    const mark = event.target instanceof Element ? event.target.closest("[data-field]") : null;
    const id = mark?.getAttribute("data-field");
    if (id) select(id, { focus: true });
  }

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      const index = shown ? marks.indexOf(shown) + by : 0;
      const next = marks[Math.max(0, Math.min(index, marks.length - 1))];
      if (next) select(next.field.id);
    } else if (event.key === "Enter" && shown) {
      event.preventDefault();
      edit(shown.field.id);
    } else if (event.key === "Escape" && shown) {
      select(shown.field.id, { focus: true });
    }
  }

  return (
    <div
      className={styles["sheet"]}
      style={style({
        "--ratio": size.height / size.width,
        "--fx": focus ? (focus.x + Math.min(focus.width, WINDOW) / 2) / size.width : 0,
        "--fy": focus ? (focus.y + Math.min(focus.height, 40) / 2) / size.height : 0,
      })}
    >
      {hasNoPicture && (
        <DrawnPage page={page} size={size} runs={placed?.runs ?? null} lines={made.lines} />
      )}
      {documents.file?.hasPictures && documents.documents && (
        <PagePicture
          page={page}
          size={size}
          images={placed?.images ?? []}
          documents={documents.documents}
        />
      )}
      {loose.map((box) => (
        <span
          key={box.y}
          className={`${styles["box"]} ${styles["loose"]}`}
          style={within({ x: 0, y: 0, ...size }, box)}
          data-shown
        />
      ))}
      <div
        className={styles["marks"]}
        role="listbox"
        aria-label={`Fields marked on page ${page}. Enter corrects, Escape goes to the list.`}
        tabIndex={0}
        aria-activedescendant={shown ? `mark-${shown.field.id}` : undefined}
        onClick={handleClick}
        onKeyDown={handleKey}
      >
        {marks.map((mark) => (
          <div
            key={mark.field.id}
            id={`mark-${mark.field.id}`}
            role="option"
            aria-selected={mark === shown}
            aria-label={markWords(mark)}
            data-sureness={mark.field.state}
            style={within({ x: 0, y: 0, ...size }, mark.first)}
            data-field={mark.field.id}
            data-shown={mark === shown || undefined}
            title={mark.field.label}
          >
            {mark.boxes.map((box) => (
              <span
                key={`${box.x} ${box.y}`}
                className={styles["box"]}
                style={within(mark.first, box)}
              />
            ))}
            <span
              className={styles["pin"]}
              style={within(mark.first, { ...mark.pin, width: 0, height: 0 })}
            >
              {mark.field.number}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Places a box in another that is drawn already, in shares of that one. */
function within(outer: Box, { x, y, width, height }: Box): CSSProperties {
  return {
    left: `${(100 * (x - outer.x)) / outer.width}%`,
    top: `${(100 * (y - outer.y)) / outer.height}%`,
    width: `${(100 * width) / outer.width}%`,
    height: `${(100 * height) / outer.height}%`,
  };
}

function markWords({ field }: Mark): string {
  return `Field ${field.number}, ${field.label}: ${field.text || "nothing read"}. ${STATES[field.state].word}`;
}
