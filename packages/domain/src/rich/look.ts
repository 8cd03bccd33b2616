/** How letters of a description look beyond plain: the closed set there is. */
export interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  /** The address of a link, as `linkAddress` gives it; "" for none. */
  readonly url: string;
}

/** Letters that look the same. Line breaks stand in plain runs. */
export interface Run extends Look {
  readonly text: string;
}

export const PLAIN: Look = { bold: false, italic: false, url: "" };

export function isSameLook(a: Look, b: Look): boolean {
  return a === b || (a.bold === b.bold && a.italic === b.italic && a.url === b.url);
}

/** Letters, each with its look: as many as there are UTF-16 units in the text. */
export interface Letters {
  readonly text: string;
  readonly looks: readonly Look[];
}

/** A look for each of so many letters. */
export function sameLook(look: Look, count: number): readonly Look[] {
  return Array.from({ length: count }, () => look);
}

/** Runs as letters. */
export function lettersOf(runs: readonly Run[]): Letters {
  return {
    text: runs.map(({ text }) => text).join(""),
    looks: runs.flatMap(({ text, bold, italic, url }) =>
      sameLook({ bold, italic, url }, text.length),
    ),
  };
}

/** Letters as the fewest runs. */
export function runsOfLetters({ text, looks }: Letters): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    const look = looks[from] ?? PLAIN;
    if (at < text.length && isSameLook(looks[at] ?? PLAIN, look)) continue;
    runs.push({ ...look, text: text.slice(from, at) });
    from = at;
  }
  return runs;
}
