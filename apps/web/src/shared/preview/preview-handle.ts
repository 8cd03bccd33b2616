import type { DisplayList } from "@taiyari/paper";

/** What the frame with the template shows. */
export type PreviewState =
  | { readonly kind: "loading" }
  | {
      readonly kind: "shown";
      readonly pages: number;
      /** Lines of text that still fit on the last page. */
      readonly roomLines: number;
      /** Graphemes that no bundled font has. */
      readonly missing: readonly string[];
    }
  /** The whole sentence: "Failed to load template: Failed to load CSS: 404". */
  | { readonly kind: "failed"; readonly message: string };

/** The live preview, for whoever exports, proves or scores what it shows. */
export interface PreviewHandle {
  readonly get: () => PreviewState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly retry: () => void;
  /** The pages as they are laid out now, after the last change has been shown. */
  readonly capture: () => Promise<DisplayList>;
}
