import type { ProofField } from "@taiyari/domain/proof";
import type { Box } from "@taiyari/domain/resume";
import { useEffect, useMemo, useRef } from "react";
import type { Documents } from "../../../lib/documents/documents.ts";
import { style } from "../../../ui/css-variables.ts";
import { boxesOf } from "../../../shared/file-pages/mark-boxes.ts";
import { stopsOf } from "../../../shared/file-pages/stops-of.ts";
import { asRead } from "./as-read.ts";
import { cutOutBox } from "./cut-out-box.ts";
import type { ReadBack } from "./prove-resume.ts";
import styles from "./lost-lines.module.css";

interface LostLinesProps {
  readonly field: Pick<ProofField, "near">;
  readonly readBack: Pick<ReadBack, "reading" | "opened">;
  /** Null until the file is open. */
  readonly documents: Documents | null;
}

/** More lines are not cut out: the page beside them shows them. */
const MOST_LINES = 3;

/** The lines of the file in which something is lost, cut out and enlarged. Nothing where it is not known which. */
export function LostLines({ field, readBack, documents }: LostLinesProps) {
  const { reading, opened } = readBack;
  const cutOuts = useMemo(() => {
    const numbers = new Set(field.near.map(({ line }) => line));
    const lines = reading.lines.filter(({ number }) => numbers.has(number)).slice(0, MOST_LINES);
    return lines.map((line) => {
      const runs = opened.pages[line.page - 1]?.runs ?? [];
      const marks = boxesOf(field.near, [line], stopsOf(asRead(runs)));
      return { line, marks, box: cutOutBox(line, marks[0] ?? null, runs) };
    });
  }, [field.near, reading.lines, opened]);
  if (cutOuts.length === 0) return null;
  return (
    <figure className={styles["crop"]}>
      {cutOuts.map(({ line, marks, box }) => (
        <CutOut key={line.number} page={line.page} box={box} marks={marks} documents={documents} />
      ))}
      <figcaption>
        {cutOuts.length === 1 ? "The line as it stands" : "The lines as they stand"} in the PDF,
        enlarged.
      </figcaption>
    </figure>
  );
}

interface CutOutProps {
  readonly page: number;
  /** What is cut out, in points of the page. */
  readonly box: Box;
  /** Where something should stand, likewise. */
  readonly marks: readonly Box[];
  readonly documents: Documents | null;
}

/** One line. Where it is wider than there is room, the first mark stands in the middle, or begins it. */
function CutOut({ page, box, marks, documents }: CutOutProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width, height } = box;

  useEffect(() => {
    const element = canvas.current;
    if (!element || !documents) return undefined;
    let isLeft = false;
    // The page is drawn for each line and not kept: more than this would take a phone's memory.
    const pixelsPerPoint = Math.min(4, 3 * window.devicePixelRatio);
    async function drawFrom(open: Documents, onto: HTMLCanvasElement): Promise<void> {
      const drawn = await open.ask({ kind: "draw", page, pixelsPerPoint });
      if (drawn && !isLeft) cut(drawn, onto, { x, y, width, height }, pixelsPerPoint);
      drawn?.close();
    }
    // The strip stays white when the page cannot be drawn: what is written around it tells the rest.
    drawFrom(documents, element).catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [documents, page, x, y, width, height]);

  const [first] = marks;
  const start = first ? first.x - x : 0;
  const middle = start + (first?.width ?? 0) / 2;
  return (
    <div
      className={styles["strip"]}
      style={style({ "--wide": width, "--height": height, "--start": start, "--middle": middle })}
      aria-hidden="true"
    >
      <div className={styles["line"]}>
        <canvas ref={canvas} />
        {marks.map((mark) => (
          <span
            key={`${mark.x} ${mark.width}`}
            className={styles["mark"]}
            style={{
              left: `${(100 * (mark.x - x)) / width}%`,
              width: `${(100 * mark.width) / width}%`,
            }}
          />
        ))}
      </div>
    </div>
  );
}

function cut(drawn: ImageBitmap, canvas: HTMLCanvasElement, box: Box, scale: number): void {
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  canvas.getContext("2d")?.drawImage(drawn, -box.x * scale, -box.y * scale);
}
