import type { ChatAnswer, StoredReport } from "@taiyari/contract";
import {
  checkPlace,
  evidencePlace,
  improvementPlace,
  termPlace,
} from "../../shared/report-places/places.ts";

type Citation = ChatAnswer["citations"][number];

/** Where a press on a source leads: a place of this page, or a line of the page as a machine reads it. */
export type SourcePlace =
  | { readonly kind: "here"; readonly id: string; readonly within: string }
  | { readonly kind: "page"; readonly line: number };

/**
 * Lines lead to the evidence that shows them, of a check that the same answer cites where there is one. Lines that no
 * improvement shows lead to the page as a machine reads it.
 */
export function sourcePlace(
  citation: Citation,
  citations: readonly Citation[],
  { checks, improvements }: StoredReport["report"],
): SourcePlace {
  if (citation.kind === "term") {
    const id = termPlace(citation.term);
    return { kind: "here", id, within: id };
  }
  if (citation.kind === "check") {
    const id = checkPlace(citation.checkId);
    return { kind: "here", id, within: id };
  }
  const cited = new Set(citations.flatMap((one) => (one.kind === "check" ? [one.checkId] : [])));
  const places = improvements.flatMap(({ checkId }) => {
    const check = checks.find(({ id }) => id === checkId);
    const line = check?.evidence.find((piece) => citation.lines.includes(piece.line ?? -1))?.line;
    return line === null || line === undefined ? [] : [{ checkId, line }];
  });
  const place = places.find(({ checkId }) => cited.has(checkId)) ?? places[0];
  return place
    ? {
        kind: "here",
        id: evidencePlace(place.checkId, place.line),
        within: improvementPlace(place.checkId),
      }
    : { kind: "page", line: citation.lines[0] ?? 1 };
}

/** What a source is, in words: "Lines 12, 15, 20", "Check: Opens with a verb, 6 of 8". */
export function sourceName(citation: Citation): string {
  switch (citation.kind) {
    case "check":
      return `Check: ${citation.text}`;
    case "term":
      return `Term: ${citation.text}`;
    case "lines":
      return citation.lines.length === 1
        ? `Line ${citation.lines.join()}`
        : `Lines ${citation.lines.join(", ")}`;
  }
}

/** A line without the mark of its bullet. */
export function quotedLine(quote: string): string {
  return quote.replace(/^[•▪◦‣·–-]\s+/u, "");
}
