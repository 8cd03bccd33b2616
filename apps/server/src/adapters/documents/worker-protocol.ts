import type { SourceDocument, SourceFormat } from "@taiyari/domain/resume";

/** What is kept of a document besides its reading. */
export interface DocumentFacts {
  readonly format: SourceFormat;
  readonly pages: number;
  readonly producer: string;
  readonly tagged: boolean;
}

export function factsOf({ format, pages, producer, tagged }: SourceDocument): DocumentFacts {
  return { format, pages: pages.length, producer, tagged };
}
