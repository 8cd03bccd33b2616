import type { ReadLine, TextRun } from "@taiyari/domain/resume";
import { memo } from "react";
import styles from "./file-page.module.css";

interface DrawnPageProps {
  readonly page: number;
  readonly size: { readonly width: number; readonly height: number };
  /** Null where the file's own runs are not known: then the lines of the reading are drawn. */
  readonly runs: readonly TextRun[] | null;
  /** Of the reading as made. */
  readonly lines: readonly ReadLine[];
}

/** The words of a page that a person sees, where they stand: for files that have no picture, and until a picture is there. */
export function DrawnPage({ page, size, runs, lines }: DrawnPageProps) {
  const words: readonly Word[] =
    runs && runs.length > 0
      ? runs.filter(({ hidden }) => !hidden).map(ofRun)
      : lines.filter((line) => line.page === page && !line.hidden).map(ofLine);
  return <Words words={words} width={size.width} height={size.height} />;
}

interface Word {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
  readonly angle: number;
}

/** Letters stand on about four fifths of their line. */
const BASELINE = 0.79;

function ofLine({ text, x, y, width, height, size, bold }: ReadLine): Word {
  return { text, x, baseline: y + height * BASELINE, width, size, bold, angle: 0 };
}

function ofRun({ text, x, baseline, width, size, bold, angle }: TextRun): Word {
  return { text, x, baseline, width, size, bold, angle };
}

interface WordsProps {
  readonly words: readonly Word[];
  readonly width: number;
  readonly height: number;
}

const Words = memo(function Words({ words, width, height }: WordsProps) {
  return (
    <svg
      className={styles["drawn"]}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {words.map((word, index) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key -- the words of a page never move
          key={index}
          x={word.x}
          y={word.baseline}
          fontSize={word.size}
          fontWeight={word.bold ? 700 : 400}
          transform={
            word.angle === 0 ? undefined : `rotate(${-word.angle} ${word.x} ${word.baseline})`
          }
          {...(word.text.trim().length > 1 && {
            textLength: word.width,
            lengthAdjust: "spacing",
          })}
        >
          {word.text}
        </text>
      ))}
    </svg>
  );
});
