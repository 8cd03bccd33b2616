import {
  isSameLetter,
  type Letter,
  type LetterParagraph,
  mergeLetters,
} from "@taiyari/domain/coach";

/** One thing a person does to a letter. */
export type LetterEdit =
  | { readonly kind: "write"; readonly id: string; readonly text: string }
  /** The same by a press, and so a step of its own. */
  | { readonly kind: "rewrite"; readonly id: string; readonly text: string }
  /** Cuts a paragraph in two; the second gets `newId`. */
  | { readonly kind: "split"; readonly id: string; readonly at: number; readonly newId: string }
  /** Puts a paragraph behind the one before it. */
  | { readonly kind: "join"; readonly id: string }
  | {
      readonly kind: "set";
      readonly part: "recipient" | "greeting" | "closing";
      readonly text: string;
    }
  /** Everything at once: another tone, a merge. */
  | { readonly kind: "replace"; readonly letter: Letter };

export interface LetterState {
  readonly letter: Letter;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The letter on the screen and what was done to it. */
export interface LetterStore {
  readonly get: () => LetterState;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Does it, keeping the way back. Letters typed into one place within a second are one step. */
  readonly edit: (edit: LetterEdit) => void;
  /** What was merged with another device's saving: keeps the undo steps where they still apply. */
  readonly adopt: (letter: Letter) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

const RUN_MS = 1_000;
const MOST_STEPS = 200;

/** @param now  milliseconds, of any beginning */
export function createLetterStore(
  initial: Letter,
  { now = Date.now }: { readonly now?: () => number } = {},
): LetterStore {
  const listeners = new Set<() => void>();
  let past: readonly Letter[] = [];
  let future: readonly Letter[] = [];
  let run: { readonly place: string; readonly at: number } | null = null;
  let state: LetterState = { letter: initial, canUndo: false, canRedo: false };

  function show(letter: Letter): void {
    state = { letter, canUndo: past.length > 0, canRedo: future.length > 0 };
    for (const listener of listeners) listener();
  }

  function edit(wanted: LetterEdit): void {
    const before = state.letter;
    const after = edited(before, wanted);
    if (isSameLetter(before, after)) return;
    const place = placeOf(wanted);
    const isSameRun = run !== null && run.place === place && now() - run.at < RUN_MS;
    if (!isSameRun) past = [...past, before].slice(-MOST_STEPS);
    future = [];
    run = place === null ? null : { place, at: now() };
    show(after);
  }

  function undo(): void {
    const before = past.at(-1);
    if (!before) return;
    past = past.slice(0, -1);
    future = [...future, state.letter];
    run = null;
    show(before);
  }

  function redo(): void {
    const after = future.at(-1);
    if (!after) return;
    future = future.slice(0, -1);
    past = [...past, state.letter];
    run = null;
    show(after);
  }

  function adopt(letter: Letter): void {
    const base = state.letter;
    if (letter === base) return;
    // Each step gets the news too, or going back would take away what was done elsewhere.
    const withNews = (mine: Letter) => mergeLetters({ base, mine, theirs: letter }).letter;
    past = past.map(withNews);
    future = future.map(withNews);
    run = null;
    show(letter);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    adopt,
    undo,
    redo,
  };
}

/** The place that letters are typed into; null for anything that is a step of its own. */
function placeOf(edit: LetterEdit): string | null {
  if (edit.kind === "write") return `paragraph ${edit.id}`;
  return edit.kind === "set" ? edit.part : null;
}

function edited(letter: Letter, edit: LetterEdit): Letter {
  if (edit.kind === "replace") return edit.letter;
  if (edit.kind === "set") return { ...letter, [edit.part]: edit.text };
  const { paragraphs } = letter;
  const at = paragraphs.findIndex(({ id }) => id === edit.id);
  const paragraph = paragraphs[at];
  if (!paragraph) return letter;
  return {
    ...letter,
    paragraphs: paragraphs.toSpliced(...changeOf(paragraphs, at, paragraph, edit)),
  };
}

type Change = [start: number, count: number, ...paragraphs: LetterParagraph[]];

function changeOf(
  paragraphs: readonly LetterParagraph[],
  at: number,
  paragraph: LetterParagraph,
  edit: Exclude<LetterEdit, { kind: "replace" | "set" }>,
): Change {
  if (edit.kind === "write" || edit.kind === "rewrite")
    return [at, 1, { ...paragraph, text: edit.text, engine: null }];
  if (edit.kind === "split") {
    const text = paragraph.text.slice(0, edit.at).trimEnd();
    const rest = paragraph.text.slice(edit.at).trimStart();
    return [
      at,
      1,
      { ...paragraph, text, engine: null },
      { id: edit.newId, text: rest, engine: null },
    ];
  }
  const before = paragraphs[at - 1];
  if (!before) return [at, 0];
  const text = [before.text, paragraph.text].filter(Boolean).join(" ");
  return [at - 1, 2, { ...before, text, engine: null }];
}
