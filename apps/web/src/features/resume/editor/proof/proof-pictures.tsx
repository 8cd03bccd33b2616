import type { ProofResult } from "@taiyari/domain/proof";
import type { Box } from "@taiyari/domain/resume";
import { useMemo } from "react";
import type { Documents } from "../../../../lib/documents/documents.ts";
import { style } from "../../../../ui/css-variables.ts";
import { DrawnPage } from "../../machine/sheet/drawn-page.tsx";
import { boxesOf } from "../../machine/sheet/mark-boxes.ts";
import { PagePicture } from "../../machine/sheet/page-picture.tsx";
import { stopsOf } from "../../machine/sheet/stops-of.ts";
import type { ReadBack } from "./prove-resume.ts";
import styles from "./proof.module.css";

interface ProofPicturesProps {
  readonly readBack: ReadBack;
  readonly documents: Documents;
}

/** The pages of the file, with every field that was read outlined. */
export function ProofPictures({ readBack, documents }: ProofPicturesProps) {
  const { reading, proof } = readBack;
  const results = new Set(
    proof.groups.flatMap((group) => group.fields.map(({ result }) => result)),
  );
  return (
    <figure
      className={styles["pictures"]}
      aria-label="The exported pages, with every field outlined"
    >
      {reading.pages.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pages are known by their number
        <Page key={index} page={index + 1} readBack={readBack} documents={documents} />
      ))}
      <figcaption className={styles["keys"]}>
        <span data-result="same">Read as typed</span>
        {results.has("changed") && <span data-result="changed">Found elsewhere</span>}
      </figcaption>
    </figure>
  );
}

interface PageProps extends ProofPicturesProps {
  /** 1 for the first. */
  readonly page: number;
}

function Page({ page, readBack, documents }: PageProps) {
  const { reading, proof, opened } = readBack;
  const size = reading.pages[page - 1] ?? { width: 595, height: 842 };
  const placed = opened.pages[page - 1];
  const boxes = useMemo(() => {
    const stops = stopsOf(placed?.runs ?? []);
    const lines = reading.lines.filter((line) => line.page === page);
    return proof.groups
      .flatMap((group) => group.fields)
      .flatMap(({ places, result }) =>
        boxesOf(places, lines, stops).map((box): Outline => ({ ...box, result })),
      );
  }, [placed, reading, proof, page]);
  return (
    <div className={styles["sheet"]} style={style({ "--ratio": size.height / size.width })}>
      <DrawnPage page={page} size={size} runs={placed?.runs ?? null} lines={reading.lines} />
      {opened.hasPictures && (
        <PagePicture
          key={readBack.at.getTime()}
          page={page}
          size={size}
          images={placed?.images ?? []}
          documents={documents}
        />
      )}
      <svg
        className={styles["over"]}
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden="true"
      >
        {boxes.map(({ x, y, width, height, result }) => (
          <rect
            key={`${x} ${y} ${width}`}
            x={x - 1}
            y={y - 1}
            width={width + 2}
            height={height + 2}
            rx="1.5"
            data-result={result}
          />
        ))}
      </svg>
    </div>
  );
}

interface Outline extends Box {
  readonly result: ProofResult;
}
