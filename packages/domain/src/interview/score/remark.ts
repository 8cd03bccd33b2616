import type { Span } from "../reading/index.ts";

/** A stretch a remark is about, and whether it carried the answer or held it back. */
export interface Cited {
  readonly span: Span;
  readonly kind: "carried" | "held-back";
}

/** A sentence about an answer; `{}` in it stands for a quote, in order. */
export interface Remark {
  readonly text: string;
  readonly cites: readonly Cited[];
}

export function remark(text: string, cites: readonly Cited[] = []): Remark {
  return { text, cites };
}

export function carried(spans: readonly Span[], most = 1): Cited[] {
  return spans.slice(0, most).map((span) => ({ span, kind: "carried" }));
}

export function heldBack(spans: readonly Span[], most = 1): Cited[] {
  return spans.slice(0, most).map((span) => ({ span, kind: "held-back" }));
}

/** As many places for quotes as there are: "{}", "{} {}". */
export function places(cites: readonly Cited[]): string {
  return cites.map(() => "{}").join(" ");
}
