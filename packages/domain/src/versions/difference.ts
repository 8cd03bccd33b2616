import type { DraftField, DraftValue } from "../draft/draft.ts";

/**
 * One way in which two drafts differ, as a person sees it: a field, an entry, a section, the looks.
 *
 * `key` is the same for the same place in any two drafts, so that choices can be made by it.
 */
export type DraftDifference =
  | {
      readonly kind: "field";
      readonly key: string;
      readonly field: DraftField;
      /** "Experience · Senior Data Analyst, Saral Commerce · Start date". */
      readonly label: string;
      readonly before: DraftValue;
      readonly after: DraftValue;
    }
  /** An entry or a section of the person's own that only one of the two has. */
  | {
      readonly kind: "added" | "removed";
      readonly key: string;
      readonly section: string;
      /** Null for a whole section. */
      readonly item: string | null;
      readonly label: string;
      /** What is in it, shortened, for showing. */
      readonly text: string;
    }
  /** The entries of a list, or the sections, are in another order. `section` is null for the sections. */
  | {
      readonly kind: "order";
      readonly key: string;
      readonly section: string | null;
      readonly label: string;
      /** Names in their order. */
      readonly before: readonly string[];
      readonly after: readonly string[];
    }
  | {
      readonly kind: "setting";
      readonly key: string;
      /** "Template", "Accent colour", "Awards hidden". */
      readonly label: string;
      readonly before: string;
      readonly after: string;
    };
