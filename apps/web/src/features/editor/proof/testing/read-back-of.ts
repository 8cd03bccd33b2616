import type { DraftEdit, ResumeDraft } from "@taiyari/domain/draft";
import { proveExport } from "@taiyari/domain/proof";
import { readResume } from "@taiyari/domain/read";
import type { SourceDocument, TextRun } from "@taiyari/domain/resume";
import type { ReadBack } from "../prove-resume.ts";

/** An edit of a personal field. */
export function set(field: string, value: string): DraftEdit {
  return { kind: "set-field", field: { section: "personal", item: null, field }, value };
}

/** An edit of the technical skills. */
export function setSkills(...tags: readonly string[]): DraftEdit {
  return {
    kind: "set-field",
    field: { section: "skills", item: null, field: "technical" },
    value: [...tags],
  };
}

interface Made {
  /** What stands in the file, line by line; a large one first. */
  readonly lines?: readonly string[];
  /** Graphemes that no font has. */
  readonly missing?: readonly string[];
  readonly at?: Date;
}

/** A file of a draft as it was read back: read and proved as the worker does it. */
export function madeOf(
  draft: ResumeDraft,
  { lines = [], missing = [], at = new Date(0) }: Made = {},
): ReadBack {
  const source = sourceOf(lines);
  const reading = readResume(source);
  return {
    draft,
    at,
    isDownloaded: true,
    exported: {
      fileName: "Resume.pdf",
      bytes: new Uint8Array(8),
      pages: 1,
      missing,
      remarks: [],
    },
    opened: {
      pages: source.pages.map(({ runs, images }) => ({ runs, images })),
      hasPictures: true,
    },
    reading,
    proof: proveExport(draft, reading, missing),
    notes: null,
  };
}

function sourceOf(lines: readonly string[]): SourceDocument {
  const runs = lines.map((text, index): TextRun => {
    const size = index === 0 ? 22 : 10;
    return {
      text,
      x: 50,
      baseline: 60 + 30 * index,
      width: size * 0.5 * text.length,
      size,
      font: "",
      bold: false,
      italic: false,
      angle: 0,
    };
  });
  return {
    format: "pdf",
    pages: [{ width: 595, height: 842, runs, images: [], links: [], rules: [] }],
    producer: "",
    tagged: true,
  };
}
