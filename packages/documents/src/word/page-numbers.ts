import type { Block, Piece } from "./model.ts";

export interface PageNumbers {
  readonly page: number;
  readonly pages: number;
}

/** Writes the numbers of a page into what is repeated on every page. */
export function withPageNumbers(blocks: readonly Block[], numbers: PageNumbers): Block[] {
  return blocks.map((block): Block => {
    switch (block.kind) {
      case "paragraph":
        return { ...block, pieces: block.pieces.map((piece) => numbered(piece, numbers)) };
      case "table":
        return {
          ...block,
          rows: block.rows.map((row) => ({
            ...row,
            cells: row.cells.map((cell) => ({
              ...cell,
              blocks: withPageNumbers(cell.blocks, numbers),
            })),
          })),
        };
      case "box":
        return { ...block, blocks: withPageNumbers(block.blocks, numbers) };
      case "picture":
        return block;
    }
  });
}

function numbered(piece: Piece, numbers: PageNumbers): Piece {
  if (piece.kind !== "page-number") return piece;
  return { kind: "text", text: String(numbers[piece.counts]), format: piece.format, url: "" };
}
