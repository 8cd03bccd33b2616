import type { ProofResult } from "@taiyari/domain/proof";
import { useMemo } from "react";
import type { Documents } from "../../../lib/documents/documents.ts";
import { style } from "../../../ui/css-variables.ts";
import { DrawnPage } from "../../../shared/file-pages/drawn-page.tsx";
import { PagePicture } from "../../../shared/file-pages/page-picture.tsx";
import { stopsOf } from "../../../shared/file-pages/stops-of.ts";
import { asRead } from "./as-read.ts";
import { outlinesOn } from "./outlines.ts";
import type { ReadBack } from "./prove-resume.ts";
import styles from "./proof.module.css";

interface ProofPicturesProps {
  readonly readBack: ReadBack;
  /** Null until the file is open. */
  readonly documents: Documents | null;
}

const KEYS: readonly (readonly [ProofResult, string])[] = [
  ["same", "Read as typed"],
  ["changed", "Found elsewhere"],
  ["lost", "Lost"],
];

/** The pages of the file, with every field that was read outlined, and where those should stand that were not. */
export function ProofPictures({ readBack, documents }: ProofPicturesProps) {
  const { reading, proof } = readBack;
  const fields = proof.groups.flatMap((group) => group.fields);
  const isShown: Readonly<Record<ProofResult, boolean>> = {
    same: true,
    changed: fields.some(({ result }) => result === "changed"),
    lost: fields.some(({ near }) => near.length > 0),
  };
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
        {KEYS.filter(([result]) => isShown[result]).map(([result, words]) => (
          <span key={result} data-result={result}>
            {words}
          </span>
        ))}
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
  const outlines = useMemo(() => {
    const lines = reading.lines.filter((line) => line.page === page);
    const fields = proof.groups.flatMap((group) => group.fields);
    return outlinesOn(lines, fields, stopsOf(asRead(placed?.runs ?? [])));
  }, [placed, reading, proof, page]);
  return (
    <div className={styles["sheet"]} style={style({ "--ratio": size.height / size.width })}>
      <DrawnPage page={page} size={size} runs={placed?.runs ?? null} lines={reading.lines} />
      {documents && opened.hasPictures && (
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
        {outlines.map(({ x, y, width, height, result }) => (
          <rect
            key={`${result} ${x} ${y} ${width}`}
            x={x - 1}
            y={y - 1}
            width={width + 2}
            height={height + 2}
            rx="1.5"
            data-result={result}
          />
        ))}
      </svg>
      {outlines
        .filter(({ result }) => result === "lost")
        .map(({ x, y, width, height }) => (
          <span
            key={`${x} ${y}`}
            className={styles["tip"]}
            style={{
              left: `clamp(28px, ${(100 * (x + width / 2)) / size.width}%, 100% - 28px)`,
              top: `${(100 * (y + height)) / size.height}%`,
            }}
            aria-hidden="true"
          >
            Lost
          </span>
        ))}
    </div>
  );
}
