/**
 * Runs a task again and again, never twice at once. Asked for while it runs, it runs once more afterwards, however
 * often it was asked for. The task never rejects.
 */
export function oneAtATime<Outcome>(task: () => Promise<Outcome>) {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Outcome> | null = null;

  /** Begins at once when nothing runs: a page that is being closed waits for nothing. */
  function run(): Promise<Outcome> {
    waiting ??= afterThat(() => {
      waiting = null;
      return task();
    });
    return waiting;
  }

  /** Something else, in its turn. */
  function afterThat<Other>(other: () => Promise<Other>): Promise<Other> {
    const next = running.then(other);
    running = next;
    return next;
  }

  return { run, afterThat };
}
