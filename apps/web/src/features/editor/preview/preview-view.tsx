import { useRef, useState } from "react";
import { onDemand } from "../../../ui/on-demand.tsx";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { useDownloadResume } from "../download/use-download-resume.ts";
import { remarksOn } from "../../../shared/export/remarks.ts";
import type { Place, Shown } from "../../../shared/preview/frame/messages.ts";
import { OnePageIcon, PrintIcon } from "../../../shared/preview/icons.tsx";
import { LooksButton } from "./looks-button.tsx";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import { Failed, PreviewFrame } from "../../../shared/preview/preview-frame.tsx";
import styles from "./preview-view.module.css";
import { usePageInView } from "./use-page-in-view.ts";
import { usePicture } from "../../../shared/preview/use-picture.ts";
import { useSqueeze } from "./use-squeeze.ts";
import { useWidth } from "../../../shared/preview/use-width.ts";

/** Source: the specification, section 9. In per cent. */
const ZOOM = { least: 50, most: 150, step: 10, first: 100 };

const A4_WIDTH = 794;

const looks = onDemand(async () => (await import("./looks-dock.tsx")).LooksDock);

interface PreviewViewProps {
  /** A line was pressed: it is wanted for editing. */
  readonly onPick: (place: Place) => void;
}

/** The tab "Resume Preview": the pages as they will be printed, and what can be done with them. */
export function PreviewView({ onPick }: PreviewViewProps) {
  const { preview, problem, retry } = usePreview();
  const picture = usePicture(preview);
  const [zoom, setZoom] = useState(ZOOM.first);
  const [isLooksOpen, setIsLooksOpen] = useState(false);
  const looksButton = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const room = useWidth(stage);
  const { download, print, busyWith } = useDownloadResume();
  const squeeze = useSqueeze();

  const { width, height, gap } = picture?.shown.geometry ?? {
    width: A4_WIDTH,
    height: 1123,
    gap: 0,
  };
  const pages = picture?.shown.pages ?? 1;
  // Where the paper is wider than the screen, 100 % is all of its width.
  const whole = room > 0 ? Math.min(1, room / width) : 1;
  const scale = (whole * zoom) / 100;
  const notices = picture ? noticesOf(picture.shown) : [];
  const page = usePageInView(sheet, (height + gap) * scale, pages);

  function closeLooks(): void {
    setIsLooksOpen(false);
    looksButton.current?.querySelector("button")?.focus();
  }

  function zoomBy(step: number): void {
    setZoom(Math.min(ZOOM.most, Math.max(ZOOM.least, zoom + step)));
  }

  return (
    <section className={styles["stage"]} aria-labelledby="preview-title">
      <h2 id="preview-title" className="vh">
        Resume Preview
      </h2>
      <div className={styles["tools"]} role="group" aria-label="Preview tools">
        <div className={styles["zoom"]}>
          <button
            type="button"
            className="icon-btn"
            aria-label="Zoom out"
            disabled={zoom === ZOOM.least}
            onClick={() => zoomBy(-ZOOM.step)}
          >
            <LineIcon name="minus" />
          </button>
          <output aria-label="Zoom">{zoom}%</output>
          <button
            type="button"
            className="icon-btn"
            aria-label="Zoom in"
            disabled={zoom === ZOOM.most}
            onClick={() => zoomBy(ZOOM.step)}
          >
            <LineIcon name="plus" />
          </button>
        </div>
        <span className={styles["page"]}>
          Page {page} of {pages}
        </span>
        <LooksButton
          ref={looksButton}
          isOpen={isLooksOpen}
          onToggle={() => setIsLooksOpen(!isLooksOpen)}
          onNear={looks.prefetch}
        />
        {pages > 1 && (
          <Button kind="line" isBusy={squeeze.isBusy} onClick={squeeze.fit}>
            <OnePageIcon />
            Fit on one page
          </Button>
        )}
        <Button
          kind="line"
          disabled={!picture}
          isBusy={busyWith !== null}
          onClick={() => void print()}
        >
          <PrintIcon />
          Print
        </Button>
        <Button
          kind="line"
          className={styles["download"]}
          disabled={!picture}
          isBusy={busyWith !== null}
          onClick={() => void download()}
        >
          <LineIcon name="download" />
          {busyWith === "download" ? "Writing the PDF…" : "Download PDF"}
        </Button>
      </div>
      {notices.length > 0 && (
        <div className={styles["notices"]} role="status">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      <div className={styles["room"]} data-looks={isLooksOpen || undefined}>
        <div
          ref={stage}
          className={styles["scroll"]}
          role="region"
          aria-label="Pages"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
          tabIndex={0}
        >
          {problem ? (
            <div className={styles["problem"]}>
              <Failed message={problem} onRetry={retry} />
            </div>
          ) : (
            <div ref={sheet} className={styles["sheet"]}>
              <PreviewFrame
                preview={preview}
                scale={scale}
                title={`Your resume, ${pages === 1 ? "page 1" : `${pages} pages`}`}
                onPick={onPick}
              />
            </div>
          )}
        </div>
        {isLooksOpen && <looks.Component onClose={closeLooks} />}
      </div>
    </section>
  );
}

/** What is not as the person or the template meant it. */
function noticesOf({ missing, scriptError }: Shown): readonly string[] {
  const script = `The template’s script failed, so the pages are shown without it: ${scriptError}`;
  return [...remarksOn(missing, []), ...(scriptError === null ? [] : [script])];
}
