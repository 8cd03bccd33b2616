/** A document on the screen and what was done to it. */
export interface UndoHistory<Value, Edit, State> {
  readonly get: () => State;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Does it, keeping the way back. Letters typed into one place within a second are one step. */
  readonly edit: (edit: Edit) => void;
  /** What was loaded, or merged with another device's saving: keeps the undo steps where they still apply. */
  readonly adopt: (value: Value) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** What an undo history needs to know of its kind of document. */
interface UndoRules<Value, Edit, State> {
  /** The same object where the edit changes nothing. */
  readonly apply: (value: Value, edit: Edit) => Value;
  /** The place that letters go into; null for anything that is a step of its own. */
  readonly placeOf: (edit: Edit, before: Value) => string | null;
  readonly merge: (base: Value, mine: Value, theirs: Value) => Value;
  readonly isSame: (a: Value, b: Value) => boolean;
  readonly toState: (
    value: Value,
    can: { readonly undo: boolean; readonly redo: boolean },
  ) => State;
}

/** Letters that follow each other faster than this are one step, as long as they go into the same place. */
const RUN_MS = 1_000;
const MOST_STEPS = 200;

/**
 * A step is kept as the document before it. Documents share what they have in common, so 200 of them cost little more
 * than what was changed.
 *
 * @param now  milliseconds, of any beginning
 */
export function createUndoHistory<Value, Edit, State>(
  initial: Value,
  rules: UndoRules<Value, Edit, State>,
  now: () => number = Date.now,
): UndoHistory<Value, Edit, State> {
  const listeners = new Set<() => void>();
  let value = initial;
  let past: readonly Value[] = [];
  let future: readonly Value[] = [];
  let run: { readonly place: string; readonly at: number } | null = null;
  let state = rules.toState(value, { undo: false, redo: false });

  function show(next: Value): void {
    value = next;
    state = rules.toState(value, { undo: past.length > 0, redo: future.length > 0 });
    for (const listener of listeners) listener();
  }

  /** Steps that change nothing any more are none. The last one stays. */
  function withoutRepeats(values: readonly Value[]): readonly Value[] {
    return values.filter((one, at) => {
      const next = values[at + 1];
      return next === undefined || !rules.isSame(one, next);
    });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit(wanted) {
      const before = value;
      const after = rules.apply(before, wanted);
      if (after === before) return;
      const place = rules.placeOf(wanted, before);
      const isSameRun = run !== null && run.place === place && now() - run.at < RUN_MS;
      if (!isSameRun) past = [...past, before].slice(-MOST_STEPS);
      future = [];
      run = place === null ? null : { place, at: now() };
      show(after);
    },
    adopt(merged) {
      const base = value;
      if (merged === base) return;
      // Each step gets the news too, or going back would take away what was done elsewhere.
      const withNews = (step: Value) => rules.merge(base, step, merged);
      past = withoutRepeats([...past.map(withNews), merged]).slice(0, -1);
      future = withoutRepeats([...future.map(withNews), merged]).slice(0, -1);
      run = null;
      show(merged);
    },
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      past = past.slice(0, -1);
      future = [...future, value];
      run = null;
      show(before);
    },
    redo() {
      const after = future.at(-1);
      if (after === undefined) return;
      future = future.slice(0, -1);
      past = [...past, value];
      run = null;
      show(after);
    },
  };
}
