/** What an event of learning says of code that was written. Only the parts that are used are looked at. */
type Event = Readonly<Record<string, unknown>>;

const ENDINGS: Readonly<Record<string, string>> = {
  javascript: ".js",
  typescript: ".ts",
  python: ".py",
  sql: ".sql",
};

export interface CodeFile {
  readonly folder: string;
  readonly name: string;
  readonly ending: string;
  readonly code: string;
}

/** The code that a submission to a practice problem was, or the SQL that solved an exercise; null for other events. */
export function codeOf(event: Event, at: Date): CodeFile | null {
  const { kind, problem, language, code, result, page, exercise, text } = event;
  const time = at.toISOString().slice(0, 16).replaceAll(":", "");
  if (kind === "problem-submitted" && typeof code === "string") {
    return {
      folder: `solutions/${slugOf(problem)}`,
      name: `${time} ${slugOf(result)}`,
      ending: ENDINGS[String(language)] ?? ".txt",
      code,
    };
  }
  if (kind === "exercise-solved" && typeof text === "string") {
    return {
      folder: `exercises/${slugOf(page)}`,
      name: slugOf(exercise),
      ending: ".sql",
      code: text,
    };
  }
  return null;
}

/** Names of problems and pages are ours; whatever else stands there must not become a path. */
function slugOf(value: unknown): string {
  return String(value).replaceAll(/[^\w-]/g, "-") || "unknown";
}

/** Saved queries of the SQL workspace as they are now, from the events in their order: a later saving takes an earlier one's place. */
export function createSavedQueries() {
  const saved = new Map<string, { readonly name: string; readonly text: string }>();
  return {
    take({ kind, query, name, text }: Event): void {
      if (kind === "query-saved")
        saved.set(String(query), { name: String(name), text: String(text) });
      if (kind === "query-removed") saved.delete(String(query));
    },
    all: () => [...saved.values()],
  };
}
