import type { ChatAnswer, ChatRewrite, Citation } from "@taiyari/domain/coach";
import type { Report } from "@taiyari/domain/resume";
import type { ModelReply } from "./model-reply.ts";
import type { Sources } from "./sources.ts";

interface Rest {
  readonly report: Report;
  readonly sources: Sources;
  /** Whether a wording states nothing that the resume does not hold. */
  readonly isHeld: (wording: string) => boolean;
  /** Of the built-in engine, which answered the same question. */
  readonly suggestions: readonly string[];
  readonly about: string;
}

/**
 * A reply of the language model as an answer: sources that there are not are dropped, and so is a paragraph that gives a
 * figure and no source. Null where nothing is left, or nothing of it rests on anything.
 *
 * @param reply  its texts have passed the check of facts
 */
export function checkedReply(
  { paragraphs, rewrite, isBeyond }: ModelReply,
  { report, sources, isHeld, suggestions, about }: Rest,
): ChatAnswer | null {
  const citations: Citation[] = [];
  const numberOf = (citation: Citation) => {
    const at = citations.indexOf(citation);
    return at < 0 ? citations.push(citation) : at + 1;
  };
  const kept = paragraphs.flatMap((paragraph) => {
    const text = paragraph.text.trim();
    const rests = [...new Set(paragraph.sources)].flatMap((id) => sources.citations.get(id) ?? []);
    if (text === "" || (rests.length === 0 && /\d/u.test(text))) return [];
    const cites = rests.map(
      (citation) => ({ kind: "cite", citation: numberOf(citation) }) as const,
    );
    return [[{ kind: "text" as const, text: cites.length > 0 ? `${text} ` : text }, ...cites]];
  });
  if (kept.length === 0 || (citations.length === 0 && !isBeyond)) return null;
  return {
    engine: "model",
    about,
    paragraphs: kept,
    citations,
    rewrite: rewrite && wordingOf(rewrite, { report, sources, isHeld }),
    suggestions,
    isBeyond,
  };
}

function wordingOf(
  { line: id, text }: NonNullable<ModelReply["rewrite"]>,
  { report, sources, isHeld }: Pick<Rest, "report" | "sources" | "isHeld">,
): ChatRewrite | null {
  const citation = sources.citations.get(id);
  if (citation?.kind !== "lines" || text.trim() === "" || !isHeld(text)) return null;
  const [line = 0] = citation.lines;
  const evidence = report.checks
    .flatMap((check) => check.evidence)
    .find((piece) => piece.line === line && piece.where !== "");
  return {
    line,
    where: evidence?.where ?? `line ${line}`,
    before: evidence?.quote ?? citation.quote,
    text: text.trim(),
  };
}
