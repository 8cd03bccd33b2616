/** An item that can be called by several spellings. */
interface Named {
  readonly id: string;
  readonly spellings: readonly string[];
}

/**
 * What two spellings must not share to stay apart in a text: "Node.js", "NodeJS" and "node js" are one.
 * Case, spaces, hyphens, dots and underscores do not count; `+`, `#`, `/` and `&` do, so that "C", "C++"
 * and "C#" are three.
 */
export function spellingKey(spelling: string): string {
  return spelling
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\-–_.]+/g, "");
}

/**
 * Ids and spellings that occur twice in one list of items.
 *
 * @param what  what the items are, for the message: "Skill"
 * @returns     one sentence per clash; [] when every spelling belongs to one item, and is listed once
 */
export function spellingProblems(what: string, items: readonly Named[]): readonly string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  const owners = new Map<string, string>();

  for (const { id, spellings } of items) {
    if (ids.has(id)) {
      problems.push(`${what} "${id}": the id is taken twice. Keep one of them.`);
      continue;
    }
    ids.add(id);
    problems.push(...repeatedIn(what, id, spellings));

    for (const [key, spelling] of new Map(spellings.map((each) => [spellingKey(each), each]))) {
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, id);
      } else {
        problems.push(
          `${what} "${id}": "${spelling}" already belongs to "${owner}". One spelling belongs to one ${what.toLowerCase()}; remove it from one of the two.`,
        );
      }
    }
  }
  return problems;
}

function repeatedIn(what: string, id: string, spellings: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const spelling of spellings) {
    const lower = spelling.toLowerCase();
    if (seen.has(lower)) {
      problems.push(`${what} "${id}": "${spelling}" is listed twice, as name or alias. Keep one.`);
    }
    seen.add(lower);
  }
  return problems;
}
