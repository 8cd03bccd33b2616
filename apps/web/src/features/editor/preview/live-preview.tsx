import { useEffect, useRef } from "react";
import type { DraftState } from "../../../shared/drafts/draft-store.ts";
import type { Place } from "../../../shared/preview/frame/messages.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { ScoreCard } from "../notes/score-card.tsx";
import { ExpandIcon } from "../../../shared/preview/icons.tsx";
import styles from "./live-preview.module.css";
import { type Mark, marksOf } from "./marker.ts";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import { Failed, PreviewFrame } from "../../../shared/preview/preview-frame.tsx";
import { useAfter } from "./use-after.ts";
import { useMoreBelow } from "./use-more-below.ts";
import { usePageInView } from "./use-page-in-view.ts";
import { usePicture } from "../../../shared/preview/use-picture.ts";
import { useWidth } from "../../../shared/preview/use-width.ts";

interface LivePreviewProps {
  /** What is being edited: marked on the page, and kept in sight. */
  readonly section: string;
  readonly item: string | null;
  readonly onPick: (place: Place) => void;
  readonly onExpand: () => void;
}

const draftOf = ({ draft }: DraftState) => draft;

/** The pane beside the form: the pages as they will be printed, as wide as the pane. */
export function LivePreview({ section, item, onPick, onExpand }: LivePreviewProps) {
  const { preview, store, template, problem, retry } = usePreview();
  const draft = useDraft(store, draftOf);
  const after = useAfter(draft, section);
  const isAfter = after?.isReady === true;
  const picture = usePicture(isAfter ? after.preview : preview);
  const scroller = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const room = useWidth(scroller);
  const shown = picture?.shown;
  const { width, height, gap } = shown?.geometry ?? { width: 794, height: 1123, gap: 0 };
  const pages = shown?.pages ?? 1;
  const scale = room > 0 ? room / width : 0.5;
  const page = usePageInView(sheet, (height + gap) * scale, pages, scroller);
  const marks = shown
    ? marksOf(shown.boxes, shown.geometry, after?.draft ?? draft, section, item)
    : [];
  const top = marks[0] ? marks[0].y * scale : null;

  useEffect(() => {
    const box = scroller.current;
    if (!box || top === null) return;
    const isSeen = top >= box.scrollTop && top < box.scrollTop + box.clientHeight - 80;
    if (!isSeen) box.scrollTo({ top: Math.max(0, top - 60), behavior: "instant" });
    // oxlint-disable-next-line react/exhaustive-deps -- only another place in hand scrolls: a line that grows while typing does not
  }, [section, item, top === null]);

  const hasMore = useMoreBelow(scroller, (height + gap) * pages * scale);
  const title = `Your resume, ${pages === 1 ? "page 1" : `${pages} pages`}`;
  return (
    <section className={styles["live"]} aria-labelledby="live-preview-title">
      <div className={styles["inside"]}>
        <div className={styles["head"]}>
          <p id="live-preview-title">
            <b>Live preview</b>
            {template && `, ${template.name}`}
          </p>
          <button
            type="button"
            className="icon-btn"
            aria-label="Open Resume Preview"
            onClick={onExpand}
          >
            <ExpandIcon />
          </button>
        </div>
        <div
          ref={scroller}
          className={styles["scroller"]}
          role="region"
          aria-label="Pages"
          data-more={hasMore || undefined}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
          tabIndex={0}
        >
          {problem ? (
            <div className={styles["problem"]}>
              <Failed message={problem} onRetry={retry} />
            </div>
          ) : (
            <div ref={sheet} className={styles["sheet"]}>
              <div data-covered={isAfter || undefined}>
                <PreviewFrame preview={preview} scale={scale} title={title} onPick={onPick}>
                  {!isAfter && <Marks marks={marks} scale={scale} label="Editing" />}
                </PreviewFrame>
              </div>
              {after && (
                <div data-covered={!isAfter || undefined}>
                  <PreviewFrame
                    preview={after.preview}
                    scale={scale}
                    title={`${title}, with what is proposed`}
                    onPick={onPick}
                  >
                    <Marks marks={marks} scale={scale} label="After" />
                  </PreviewFrame>
                </div>
              )}
            </div>
          )}
        </div>
        {shown && (
          <p className={styles["foot"]}>
            <span>
              Page {page} of {pages}
            </span>
            <span>{roomWords(shown.roomLines)}</span>
          </p>
        )}
        <div className={styles["score"]}>
          <ScoreCard />
        </div>
      </div>
    </section>
  );
}

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly scale: number;
  readonly label: string;
}

/** Frames around what is being edited or compared. */
function Marks({ marks, scale, label }: MarksProps) {
  return marks.map((mark, index) => (
    <div
      key={`${mark.x} ${mark.y}`}
      className={styles["mark"]}
      style={{
        left: mark.x * scale - 5,
        top: mark.y * scale - 3,
        width: mark.width * scale + 10,
        height: mark.height * scale + 6,
      }}
    >
      {index === 0 && <span>{label}</span>}
    </div>
  ));
}

/** How much more the last page takes. */
function roomWords(lines: number): string {
  if (lines === 0) return "The page is full";
  return lines === 1 ? "Room for 1 more line" : `Room for ${lines} more lines`;
}
