import { type Corrections, isSameCorrections } from "@taiyari/domain/correct";

/** The corrections on the screen, in the steps they were made in. */
export interface CorrectionSteps {
  readonly get: () => Corrections;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes one or several corrections, undone together. */
  readonly add: (step: Corrections) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Leaves out every correction from this number on. */
  readonly truncate: (length: number) => void;
  /** What a merge came to: keeps the steps that it begins with. */
  readonly adopt: (corrections: Corrections) => void;
  /** As chosen: what it adds is one step. */
  readonly replace: (corrections: Corrections) => void;
}

export function createCorrectionSteps(initial: Corrections): CorrectionSteps {
  const listeners = new Set<() => void>();
  let corrections = initial;
  let steps = singly(initial);
  let undone: readonly Corrections[] = [];

  function set(
    next: readonly Corrections[],
    nextUndone: readonly Corrections[],
    list: Corrections = next.flat(),
  ): void {
    [steps, undone, corrections] = [next, nextUndone, list];
    for (const listener of listeners) listener();
  }

  function stepsWithin(list: Corrections): readonly Corrections[] {
    let end = 0;
    const differs = steps.findIndex((step) => {
      const from = end;
      end += step.length;
      return !isSameCorrections(step, list.slice(from, end));
    });
    return differs < 0 ? steps : steps.slice(0, differs);
  }

  return {
    get: () => corrections,
    canUndo: () => steps.length > 0,
    canRedo: () => undone.length > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (step) => set([...steps, step], []),
    undo() {
      const last = steps.at(-1);
      if (last) set(steps.slice(0, -1), [...undone, last]);
    },
    redo() {
      const next = undone.at(-1);
      if (next) set([...steps, next], undone.slice(0, -1));
    },
    truncate: (length) => set(singly(corrections.slice(0, length)), []),
    adopt(list) {
      const kept = stepsWithin(list);
      set([...kept, ...singly(list.slice(kept.flat().length))], [], list);
    },
    replace(list) {
      const kept = stepsWithin(list);
      const rest = list.slice(kept.flat().length);
      set(rest.length > 0 ? [...kept, rest] : kept, [], list);
    },
  };
}

function singly(corrections: Corrections): readonly Corrections[] {
  return corrections.map((correction) => [correction]);
}
