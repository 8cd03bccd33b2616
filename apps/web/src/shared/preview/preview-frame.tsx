import { type PageGeometry, PAPER_SIZES } from "@taiyari/paper";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import type { Place } from "./frame/messages.ts";
import { FRAME_ADDRESS } from "./frame-client.ts";
import type { Preview } from "./preview.ts";
import styles from "./preview-frame.module.css";
import { usePicture, usePreviewState } from "./use-picture.ts";

interface PreviewFrameProps {
  readonly preview: Preview;
  /** 1 for the size on paper. */
  readonly scale: number;
  /** Of the frame, for a screen reader. */
  readonly title: string;
  /** A line of the resume was pressed. */
  readonly onPick?: (place: Place) => void;
  /** Stands over the pages, in their unscaled pixels times the scale. */
  readonly children?: ReactNode;
}

const UNSEEN: PageGeometry = { ...PAPER_SIZES.a4, gap: 0, top: 0, bottom: 0 };

/** The pages as they will be printed. The last good ones stay while another template loads. */
export function PreviewFrame({ preview, scale, title, onPick, children }: PreviewFrameProps) {
  const state = usePreviewState(preview);
  const picture = usePicture(preview);
  // Another frame for another attempt: the script of a template may have hung this one.
  const [attempt, setAttempt] = useState(0);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  const attach = useCallback(
    (frame: HTMLIFrameElement | null) =>
      frame ? preview.attach(frame, (place) => pick.current?.(place)) : undefined,
    [preview],
  );

  const { pages, geometry } = picture?.shown ?? { pages: 1, geometry: UNSEEN };
  const pitch = geometry.height + geometry.gap;
  const height = pages * pitch - geometry.gap;
  return (
    <div
      className={styles["pages"]}
      style={{ width: geometry.width * scale, height: height * scale }}
    >
      <iframe
        key={attempt}
        ref={attach}
        className={styles["frame"]}
        sandbox="allow-scripts"
        src={FRAME_ADDRESS}
        title={title}
        tabIndex={-1}
        style={{ width: geometry.width, height, transform: `scale(${scale})` }}
      />
      {Array.from({ length: pages - 1 }, (_, page) => (
        <div
          key={page}
          className={styles["gap"]}
          style={{ top: (page * pitch + geometry.height) * scale, height: geometry.gap * scale }}
        />
      ))}
      {picture && state.kind === "shown" && children}
      {picture?.shown.boxes.length === 0 && state.kind === "shown" && (
        <p className={styles["blank"]}>Your resume appears here as you write it.</p>
      )}
      {state.kind === "loading" && <Loading isEmpty={picture === null} />}
      {state.kind === "failed" && (
        <Failed
          message={state.message}
          onRetry={() => {
            setAttempt(attempt + 1);
            preview.retry();
          }}
        />
      )}
    </div>
  );
}

function Loading({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <div className={isEmpty ? styles["loading"] : styles["switching"]}>
      {isEmpty && (
        <div className={styles["skeleton"]} aria-hidden="true">
          {Array.from({ length: 14 }, (_, line) => (
            <i key={line} />
          ))}
        </div>
      )}
      <p role="status">Loading template...</p>
    </div>
  );
}

interface FailedProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** What went wrong with a template, and the way on. */
export function Failed({ message, onRetry }: FailedProps) {
  return (
    <div className={styles["failed"]} role="alert">
      <LineIcon name="warn" />
      <p>{message}</p>
      <Button kind="line" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
