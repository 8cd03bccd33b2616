import type { Block, Inline } from "@taiyari/domain/learning";

/**
 * The short texts of an exercise as pieces of a lesson: paragraphs, lists with "- " or "1. ", fenced code, `code`,
 * **bold**, *italics* and links. Whatever else is in them stays as it is written.
 */
export function readMarkdown(text: string): readonly Block[] {
  return piecesOf(text).map(readPiece);
}

/** One line of text with its marks. */
export function readInlineMarkdown(text: string): readonly Inline[] {
  const pieces: Inline[] = [];
  let rest = text;
  while (rest !== "") {
    const mark = MARK.exec(rest);
    if (!mark) break;
    if (mark.index > 0) pieces.push({ kind: "text", text: rest.slice(0, mark.index) });
    pieces.push(markedPiece(mark));
    rest = rest.slice(mark.index + mark[0].length);
  }
  if (rest !== "") pieces.push({ kind: "text", text: rest });
  return pieces;
}

const MARK =
  /``(?<wide>.+?)``|`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<emphasis>[^*\s](?:[^*]*[^*\s])?)\*|\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)/u;

function markedPiece({ groups = {}, 0: whole }: RegExpExecArray): Inline {
  const { wide, code, strong, emphasis, label, href } = groups;
  if (wide !== undefined) return { kind: "code", text: wide.trim() };
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", content: readInlineMarkdown(strong) };
  if (emphasis !== undefined) return { kind: "emphasis", content: readInlineMarkdown(emphasis) };
  if (label !== undefined && href !== undefined)
    return { kind: "link", href, content: readInlineMarkdown(label) };
  return { kind: "text", text: whole };
}

const FENCE = /^```(?<language>\S*)\n(?<code>[\s\S]*?)\n```$/u;
const ITEM = /^(?:[-*]|\d+\.)\s+/u;

/** Split at blank lines, but not within fenced code. */
function piecesOf(text: string): readonly string[] {
  return text
    .trim()
    .split(/\n\s*\n(?=(?:[^`]|`(?!``))*(?:```[\s\S]*?```(?:[^`]|`(?!``))*)*$)/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

function readPiece(piece: string): Block {
  const fence = FENCE.exec(piece)?.groups;
  if (fence) return { kind: "code", language: fence["language"] ?? "", text: fence["code"] ?? "" };
  if (ITEM.test(piece))
    return {
      kind: "list",
      isOrdered: /^\d/u.test(piece),
      items: piece
        .split(/\n(?=(?:[-*]|\d+\.)\s+)/u)
        .map((item) => [paragraph(item.replace(ITEM, ""))]),
    };
  return paragraph(piece);
}

function paragraph(text: string): Block {
  return { kind: "paragraph", content: readInlineMarkdown(text.replace(/\s*\n\s*/gu, " ")) };
}
