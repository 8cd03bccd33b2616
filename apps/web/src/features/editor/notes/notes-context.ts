import type { DraftField } from "@taiyari/domain/draft";
import type { FieldNote } from "@taiyari/domain/proof";
import { createContext, use, useSyncExternalStore } from "react";
import type { NotesEngine, NotesState } from "./notes-engine.ts";

export const NotesContext = createContext<NotesEngine | null>(null);

const NONE: NotesState = { score: null, isOld: false };
const SILENT: Pick<NotesEngine, "get" | "subscribe"> = {
  get: () => NONE,
  subscribe: () => () => undefined,
};

/** What the score says now; nothing outside of a `NotesProvider`. */
export function useNotes(): NotesState {
  const { subscribe, get } = use(NotesContext) ?? SILENT;
  return useSyncExternalStore(subscribe, get);
}

/** What the score says of one field. */
export function useNotesOf({ section, item, field }: DraftField): readonly FieldNote[] {
  const { score } = useNotes();
  return (score?.fields ?? []).filter(
    (note) =>
      note.field.section === section && note.field.item === item && note.field.field === field,
  );
}
