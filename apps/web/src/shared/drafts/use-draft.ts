import { useMemo, useSyncExternalStore } from "react";
import type { DraftState, DraftStore } from "./draft-store.ts";

type Select<Part> = (state: DraftState) => Part;

/** A part of the state. The component is drawn again when that part is another value, and only then. */
export function useDraft<Part>(store: DraftStore, select: Select<Part>): Part {
  const read = useMemo(() => reader(store, select), [store, select]);
  return useSyncExternalStore(store.subscribe, read);
}

/** Selects once for each state, so that a part that is made anew stays the same object meanwhile. */
function reader<Part>(store: DraftStore, select: Select<Part>): () => Part {
  let last: { readonly state: DraftState; readonly part: Part } | null = null;
  return () => {
    const state = store.get();
    if (last?.state !== state) last = { state, part: select(state) };
    return last.part;
  };
}
