/** The part of `word-extractor` 1.0.4 that is used here; the package has no types of its own. */
declare module "word-extractor" {
  interface TextOptions {
    /** Dashes and quotes stay as written when this is false. */
    readonly filterUnicode: boolean;
  }

  interface WordDocument {
    getBody(options: TextOptions): string;
    getFootnotes(options: TextOptions): string;
    getHeaders(options: TextOptions & { readonly includeFooters: boolean }): string;
    getFooters(options: TextOptions): string;
    getTextboxes(options: TextOptions): string;
  }

  class WordExtractor {
    extract(file: Buffer): Promise<WordDocument>;
  }

  export = WordExtractor;
}
