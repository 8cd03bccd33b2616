import type { Inline } from "@taiyari/domain/learning";

/** The words of a text without its marks. */
export function plainText(content: readonly Inline[]): string {
  return content
    .map((piece) =>
      piece.kind === "text" || piece.kind === "code" ? piece.text : plainText(piece.content),
    )
    .join("");
}
