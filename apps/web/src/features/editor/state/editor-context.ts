import type { DraftField } from "@taiyari/domain/draft";
import { createContext, use } from "react";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";
import type { EditorView } from "./use-editor-address.ts";

/** An entry that opens because somebody was sent to it. */
export interface Arrival {
  /** Null for none. */
  readonly item: string | null;
}

/** What every part of the editor may see and do. */
export interface Editor {
  readonly store: DraftStore;
  readonly view: EditorView;
  /** The section that is being edited. */
  readonly section: string;
  /** Where somebody was sent last; another object each time. */
  readonly arrival: Arrival;
  readonly show: (view: EditorView) => void;
  /** Shows a section, perhaps one of its entries, for editing. */
  readonly openSection: (section: string, item?: string | null) => void;
  /** Shows a field and puts the focus on it; selects this part of its text. */
  readonly goTo: (field: DraftField, part?: TextPart) => void;
  /** Shows a section, perhaps one of its entries, and leaves the focus where it is. */
  readonly reveal: (section: string, item: string | null) => void;
  /** An entry has the focus: it is the one that is being edited. */
  readonly touch: (item: string) => void;
  /** Tells a screen reader. */
  readonly say: (words: string) => void;
}

export interface TextPart {
  readonly at: number;
  readonly length: number;
}

/** The id of the heading of the section that is being edited. */
export const SECTION_TITLE = "section-title";

export const EditorContext = createContext<Editor | null>(null);

/** @throws outside of the editor */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("useEditor stands outside of the editor.");
  return editor;
}

/** The id of a field's control on the page. */
export function controlId({ section, item, field }: DraftField): string {
  return ["field", section, ...(item === null ? [] : [item]), field].join(" ").replaceAll(" ", "-");
}
