export interface FormatAsked {
  readonly kind: "format";
  readonly code: string;
}

/** What a question is answered with: null for code that does not parse. */
export interface FormatAnswers {
  readonly format: string | null;
}
