import { isBlank, type ResumeDraft } from "@taiyari/domain/draft";
import type { Careers } from "@taiyari/domain/careers";
import type { Documents } from "../../../lib/documents/documents.ts";
import type { Proven } from "../../../lib/documents/messages.ts";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";

/** What the score says of the draft: with its marks beside the fields. */
export type DraftScore = NonNullable<Proven["notes"]>;

export interface NotesState {
  /** Null before the first result, and while there is too little to judge. */
  readonly score: DraftScore | null;
  /** Whether the draft has changed since. */
  readonly isOld: boolean;
}

interface NotesDeps {
  readonly store: Pick<DraftStore, "get" | "subscribe">;
  /** Starts the worker; asked once, when there is something to read. */
  readonly open: () => Documents;
  readonly careers: () => Promise<Careers>;
  /** Writes the file and reads it back. */
  readonly prove: (draft: ResumeDraft, documents: Documents) => Promise<Pick<Proven, "notes">>;
  readonly afterMs?: number;
}

export interface NotesEngine {
  readonly get: () => NotesState;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Watches the draft. @returns what ends that */
  readonly start: () => () => void;
}

/** Long enough that a sentence is not judged while it is typed. */
const AFTER_MS = 1_200;
const NOTHING: NotesState = { score: null, isOld: false };

/**
 * Scores the draft whenever the person rests: the file is written, read back and judged beside the page, so nothing
 * waits for it and nothing is blocked by it. What fails is tried again after the next change.
 */
export function createNotesEngine(deps: NotesDeps): NotesEngine {
  const { store, afterMs = AFTER_MS } = deps;
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let judged: ResumeDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let documents: Promise<Documents> | null = null;
  let isBusy = false;
  let isEnded = false;

  function show(next: NotesState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function opened(): Promise<Documents> {
    const careers = await deps.careers();
    const started = deps.open();
    try {
      await started.ask({ kind: "keep-careers", careers });
      return started;
    } catch (error) {
      started.close();
      throw error;
    }
  }

  async function judge(): Promise<void> {
    const { draft } = store.get();
    if (isEnded || isBusy || draft === judged) return;
    if (isBlank(draft)) {
      judged = draft;
      show(NOTHING);
      return;
    }
    isBusy = true;
    try {
      documents ??= opened();
      const { notes } = await deps.prove(draft, await documents);
      judged = draft;
      if (!isEnded) show({ score: notes, isOld: store.get().draft !== draft });
    } catch {
      // A line that is lost or a template that failed is said where it matters; the score waits.
      void documents?.then(
        (failed) => failed.close(),
        () => undefined,
      );
      documents = null;
    } finally {
      isBusy = false;
      if (!isEnded && judged !== null && store.get().draft !== judged) judgeSoon();
    }
  }

  function judgeSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void judge(), afterMs);
  }

  function watch(): void {
    if (state.score && !state.isOld) show({ ...state, isOld: true });
    judgeSoon();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      isEnded = false;
      judgeSoon();
      const end = store.subscribe(watch);
      return () => {
        isEnded = true;
        end();
        clearTimeout(timer);
        void documents?.then(
          (open) => open.close(),
          () => undefined,
        );
        documents = null;
        judged = null;
      };
    },
  };
}
