/** Lets a limited number of jobs run at the same time. The others wait, and people take turns. */
export interface Turns {
  /**
   * Runs a job when its turn has come. The jobs of one person run in the order they were given.
   *
   * @param person  whose job it is: any text that is theirs alone
   */
  readonly run: <Value>(person: string, job: () => Promise<Value>) => Promise<Value>;
}

export interface TurnsOptions {
  /** How many jobs run at the same time. */
  readonly places: number;
  /** How many of those may be one person's. */
  readonly perPerson: number;
}

interface Line {
  readonly waiting: (() => void)[];
  running: number;
}

/**
 * Makes turns by round robin: whoever's job began last comes after everybody else who waits, however many jobs each
 * has. A job that waits costs a closure: it should hold ids and fetch what it works on when it begins.
 */
export function createTurns({ places, perPerson }: TurnsOptions): Turns {
  /** People with jobs, the one whose turn is next first. */
  const lines = new Map<string, Line>();
  let free = places;

  function lineOf(person: string): Line {
    const line = lines.get(person) ?? { waiting: [], running: 0 };
    lines.set(person, line);
    return line;
  }

  function moveToEnd(person: string, line: Line): void {
    lines.delete(person);
    lines.set(person, line);
  }

  function startNext(): void {
    for (const [person, line] of lines) {
      if (free === 0) return;
      if (line.running >= perPerson) continue;
      const start = line.waiting.shift();
      if (!start) continue;
      free -= 1;
      line.running += 1;
      moveToEnd(person, line);
      start();
      return startNext();
    }
  }

  function finish(person: string): void {
    const line = lineOf(person);
    free += 1;
    line.running -= 1;
    // Also behind those who came while the job ran.
    moveToEnd(person, line);
    if (line.running === 0 && line.waiting.length === 0) lines.delete(person);
    startNext();
  }

  return {
    async run(person, job) {
      const { promise, resolve } = Promise.withResolvers<void>();
      lineOf(person).waiting.push(resolve);
      startNext();
      await promise;
      try {
        return await job();
      } finally {
        finish(person);
      }
    },
  };
}
