import { useNavigate, useSearch } from "@tanstack/react-router";

export type EditorView = "edit" | "preview" | "templates";

export interface EditorPlace {
  readonly view: EditorView;
  /** Null for the first. */
  readonly section: string | null;
  readonly item: string | null;
  /** Words of the field to begin at; null for none. Forgotten with the first step to anywhere. */
  readonly find: string | null;
}

/**
 * Where in the editor the address is. Another view is a step of the browser's history; another section is not, or the
 * way back would be as long as the resume.
 */
export function useEditorAddress(): {
  readonly place: EditorPlace;
  readonly open: (place: Partial<EditorPlace>) => void;
} {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const place: EditorPlace = {
    view: search["view"] === "preview" || search["view"] === "templates" ? search["view"] : "edit",
    section: textOf(search["section"]),
    item: textOf(search["item"]),
    find: textOf(search["find"]),
  };

  function open(change: Partial<EditorPlace>): void {
    const next = { ...place, ...change };
    const parts = {
      ...(next.view !== "edit" && { view: next.view }),
      ...(next.section !== null && { section: next.section }),
      ...(next.item !== null && { item: next.item }),
    };
    void navigate({
      to: ".",
      // The editor stands at two addresses; both take these.
      search: parts as never,
      replace: next.view === place.view,
      resetScroll: next.view !== place.view,
    });
  }

  return { place, open };
}

/** An address may say digits where a text is meant. */
function textOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : null;
}
