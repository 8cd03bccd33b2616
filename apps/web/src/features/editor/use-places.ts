import { definitionOf, findInDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { useEffect, useMemo, useRef, useState } from "react";
import {
  controlId,
  SECTION_TITLE,
  type Arrival,
  type Editor,
  type TextPart,
} from "./state/editor-context.ts";
import type { DraftStore } from "../../shared/drafts/draft-store.ts";
import { foldId } from "./form/item-card.tsx";
import { useDraft } from "../../shared/drafts/use-draft.ts";
import { useEditorAddress } from "./state/use-editor-address.ts";

/** A control that is to get the focus once it is on the page. */
interface Wanted {
  readonly id: string;
  readonly part: TextPart | null;
  /** After this it is wanted no more. */
  readonly until: number;
}

const PATIENCE_MS = 2_000;

type Places = Pick<
  Editor,
  "view" | "section" | "arrival" | "show" | "openSection" | "goTo" | "reveal" | "touch"
> & {
  /** The entry that is being edited; null for none. */
  readonly item: string | null;
};

/** Where in the editor the person is, and the ways to anywhere else in it. */
export function usePlaces(store: DraftStore): Places {
  const { place, open } = useEditorAddress();
  const [arrival, setArrival] = useState<Arrival>({ item: place.item });
  const [touched, setTouched] = useState<string | null>(place.item);
  const wanted = useRef<Wanted | null>(null);
  const latest = useRef({ place, open });
  const section = useDraft(store, ({ draft }) =>
    place.section !== null && definitionOf(draft, place.section)
      ? place.section
      : (draft.sections[0]?.id ?? ""),
  );

  useEffect(() => {
    latest.current = { place, open };
    if (wanted.current && settle(wanted.current)) wanted.current = null;
  });

  const find = useRef(place.find);
  useEffect(() => {
    if (find.current === null) return;
    const hit = findWords(store.get().draft, find.current);
    find.current = null;
    if (!hit) return;
    const { field } = hit;
    wanted.current = { id: controlId(field), part: hit, until: Date.now() + PATIENCE_MS };
    setArrival({ item: field.item });
    setTouched(field.item);
    latest.current.open({ view: "edit", section: field.section, item: field.item });
  }, [store]);

  const ways = useMemo(() => {
    function want(id: string, part: TextPart | null = null) {
      wanted.current = { id, part, until: Date.now() + PATIENCE_MS };
    }
    function edit(to: string, item: string | null) {
      setArrival({ item });
      setTouched(item);
      latest.current.open({ view: "edit", section: to, item });
    }
    return {
      show: (view: Editor["view"]) => latest.current.open({ view }),
      openSection(to: string, item: string | null = null) {
        want(item === null ? SECTION_TITLE : foldId(item));
        edit(to, item);
      },
      goTo(field: Parameters<Editor["goTo"]>[0], part?: TextPart) {
        want(controlId(field), part);
        edit(field.section, field.item);
      },
      touch: setTouched,
      reveal: edit,
    };
  }, []);

  return { view: place.view, section, item: touched, arrival, ...ways };
}

/** Words of a quote that are enough to find its field: what was corrected since may be in the rest. */
const FEW_WORDS = 6;

/** The field with these words, or with the first of them. Undefined for none. */
function findWords(draft: ResumeDraft, words: string) {
  const beginning = words.split(/\s+/u).slice(0, FEW_WORDS).join(" ");
  return findInDraft(draft, words)[0] ?? findInDraft(draft, beginning)[0];
}

/** @returns whether it is not wanted any more */
function settle({ id, part, until }: Wanted): boolean {
  const element = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!element) return Date.now() > until;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: id === SECTION_TITLE ? "nearest" : "center" });
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (part && isText && part.at + part.length <= element.value.length) {
    element.setSelectionRange(part.at, part.at + part.length);
  }
  return true;
}
