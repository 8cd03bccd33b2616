import type { Reading } from "@taiyari/domain/resume";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { isOffPage } from "../state/hidden-text.ts";
import { useReview } from "../state/review-context.ts";
import type { DocumentState } from "../state/use-documents.ts";
import { PlainText } from "./plain-text.tsx";
import { Sheet } from "./sheet.tsx";
import { useStickyOffset } from "./use-sticky-shift.ts";
import styles from "./sheet.module.css";

interface PagePanelProps {
  readonly fileName: string;
  readonly documents: DocumentState;
}

type View = "page" | "text";

/** The file as a person sees it, or as the lines a machine keeps, one page at a time. */
export function PagePanel({ fileName, documents }: PagePanelProps) {
  const { current, reading, shownLine, select } = useReview();
  const [view, setView] = useState<View>(hasNoPlace(reading, shownLine) ? "text" : "page");
  const [isWhole, setIsWhole] = useState(false);
  const place = useRef<HTMLElement>(null);
  const pages = Math.max(reading.pages.length, 1);
  const line = shownLine ?? current?.places[0]?.line ?? null;
  const wanted = line === null ? null : (reading.lines[line - 1]?.page ?? null);
  // The page follows the field; between fields a person may turn it.
  const goal = `${current?.id ?? ""} ${shownLine ?? ""}`;
  const [turned, setTurned] = useState({ goal, page: wanted ?? 1 });
  if (turned.goal !== goal) {
    setTurned({ goal, page: wanted ?? turned.page });
    if (hasNoPlace(reading, shownLine)) setView("text");
  }
  const { page } = turned;
  const setPage = (next: number) => setTurned({ goal, page: next });
  useStickyOffset(place);

  /** On a phone: opens the window on the page, goes to its top, and leaves the focus on the way back. */
  function unfold(change: () => void) {
    flushSync(change);
    place.current?.scrollIntoView({ block: "start" });
    place.current?.querySelector<HTMLElement>("[data-back]")?.focus({ preventScroll: true });
  }

  const shown = Math.min(page, pages);
  const isShort = view === "page" && !isWhole;
  const at = current && current.places.length > 0 ? `, at field ${current.number}` : "";
  return (
    <section
      ref={place}
      className={styles["left"]}
      data-short={isShort}
      aria-labelledby="page-title"
    >
      <h2 className="vh" id="page-title">
        The page
      </h2>
      <div className={styles["bar"]}>
        <div className={styles["tabs"]} role="group" aria-label="View">
          <ViewButton view="page" shown={view} onShow={setView}>
            Page
          </ViewButton>
          <ViewButton view="text" shown={view} onShow={setView}>
            Plain text
          </ViewButton>
        </div>
        <p className={styles["file"]}>
          <span>
            <Breakable text={fileName} />
          </span>
          , page {shown} of {pages}
        </p>
        {pages > 1 && <Pager page={shown} pages={pages} onTurn={setPage} />}
      </div>
      <div className={styles["view"]}>
        {view === "page" ? (
          <Sheet key={shown} page={shown} documents={documents} />
        ) : (
          <PlainText page={shown} />
        )}
      </div>
      <div className={styles["zoom"]}>
        <span>
          Page {shown}
          {isShort ? at : view === "text" ? ", plain text" : ", whole"}
        </span>
        {pages > 1 && !isShort && <Pager page={shown} pages={pages} onTurn={setPage} />}
        {isShort ? (
          <>
            <Button kind="quiet" onClick={() => unfold(() => setView("text"))}>
              Text
            </Button>
            <Button kind="quiet" onClick={() => unfold(() => setIsWhole(true))}>
              <LineIcon name="zoom" small />
              Whole page
            </Button>
          </>
        ) : (
          <Button
            kind="quiet"
            data-back
            onClick={() => {
              setIsWhole(false);
              setView("page");
              if (wanted !== null) setPage(wanted);
              if (current) select(current.id, { focus: true });
            }}
          >
            <LineIcon name="search" small />
            {at ? `Back to field ${current?.number ?? ""}` : "Back"}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A line that stands off its page can only be shown among the words. */
function hasNoPlace({ lines, pages }: Reading, number: number | null): boolean {
  const line = lines[(number ?? 0) - 1];
  const page = line && pages[line.page - 1];
  return line !== undefined && page !== undefined && isOffPage(line, page);
}

interface ViewButtonProps {
  readonly view: View;
  readonly shown: View;
  readonly onShow: (view: View) => void;
  readonly children: string;
}

function ViewButton({ view, shown, onShow, children }: ViewButtonProps) {
  return (
    <button type="button" aria-pressed={view === shown} onClick={() => onShow(view)}>
      {children}
    </button>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

function Pager({ page, pages, onTurn }: PagerProps) {
  return (
    <span className={styles["pager"]} role="group" aria-label="Turn the page">
      <Button
        kind="quiet"
        aria-label="Previous page"
        aria-disabled={page === 1}
        onClick={() => onTurn(Math.max(1, page - 1))}
      >
        <LineIcon name="left" />
      </Button>
      <Button
        kind="quiet"
        aria-label="Next page"
        aria-disabled={page === pages}
        onClick={() => onTurn(Math.min(pages, page + 1))}
      >
        <LineIcon name="right" />
      </Button>
    </span>
  );
}
