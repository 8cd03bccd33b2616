import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";

/** What has members, by the name of it. */
type Kinds = Readonly<Record<string, readonly string[]>>;

const namesOf = (prototype: object): readonly string[] =>
  Object.getOwnPropertyNames(prototype).filter(
    (name) => name !== "constructor" && !name.startsWith("__"),
  );

/** Of JavaScript's own kinds of values, as this browser has them. */
export const JAVASCRIPT_MEMBERS: Kinds = {
  Array: namesOf(Array.prototype),
  String: namesOf(String.prototype),
  Map: namesOf(Map.prototype),
  Set: namesOf(Set.prototype),
  Number: namesOf(Number.prototype),
  Math: namesOf(Math),
  Object: ["keys", "values", "entries", "fromEntries", "assign", "freeze", "hasOwn"],
};

/** Of Python's own kinds of values. Source: The Python Standard Library, Built-in Types. */
export const PYTHON_MEMBERS: Kinds = {
  list: "append clear copy count extend index insert pop remove reverse sort".split(" "),
  dict: "clear copy fromkeys get items keys pop popitem setdefault update values".split(" "),
  set: [
    ..."add clear copy difference discard intersection isdisjoint issubset issuperset".split(" "),
    ..."pop remove symmetric_difference union update".split(" "),
  ],
  str: [
    ..."casefold count endswith find format index isalnum isalpha isdigit islower".split(" "),
    ..."isspace isupper join lower lstrip partition removeprefix removesuffix replace".split(" "),
    ..."rfind rpartition rsplit rstrip split splitlines startswith strip title".split(" "),
    ..."translate upper zfill".split(" "),
  ],
};

/** Proposes members after a point, with what has them. The type of what stands before it is not known. */
export function completeMembers(
  kinds: Kinds,
): (context: CompletionContext) => CompletionResult | null {
  const owners = new Map<string, string[]>();
  for (const [kind, names] of Object.entries(kinds))
    for (const name of names) owners.set(name, [...(owners.get(name) ?? []), kind]);
  const options: readonly Completion[] = [...owners].map(([label, found]) => ({
    label,
    detail: found.join(", "),
  }));
  return (context) => {
    const word = context.matchBefore(/(?<=[\w)\]"'`]\.)\w*/u);
    return word ? { from: word.from, options, validFor: /^\w*$/u } : null;
  };
}
