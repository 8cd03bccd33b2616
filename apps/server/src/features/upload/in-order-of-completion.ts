/**
 * Gives what promises resolve to, the first to resolve first.
 *
 * @param signal  ends it, also while it waits for promises that never settle
 * @throws        what a promise rejects with
 */
export async function* inOrderOfCompletion<Value>(
  promises: readonly Promise<Value>[],
  signal?: AbortSignal,
): AsyncGenerator<Value, void> {
  const aborted = Promise.withResolvers<null>();
  const abort = () => aborted.resolve(null);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted === true) abort();
  const waiting = new Map(
    promises.map((promise, at) => [at, promise.then((value) => ({ at, value }))]),
  );
  try {
    while (waiting.size > 0) {
      const done = await Promise.race([aborted.promise, ...waiting.values()]);
      if (!done) return;
      waiting.delete(done.at);
      yield done.value;
    }
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}
