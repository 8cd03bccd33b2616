/** Lets a limited number of jobs run at the same time; the others wait in line. */
interface Slots {
  readonly run: <Value>(job: () => Promise<Value>) => Promise<Value>;
}

/** Makes `count` slots. First come, first served. */
export function createSlots(count: number): Slots {
  const waiting: (() => void)[] = [];
  let free = count;

  async function take(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    await promise;
  }

  /** A slot goes straight to the next in line, so that nobody can slip in between. */
  function give(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    async run(job) {
      await take();
      try {
        return await job();
      } finally {
        give();
      }
    },
  };
}
