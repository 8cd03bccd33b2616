import { local } from "../../../../lib/storage.ts";

/** A mail or message that was begun and not sent. */
export interface Draft {
  readonly text: string;
  /** Ids of people. */
  readonly to: readonly string[];
  /** Ids of files. */
  readonly attached: readonly string[];
}

export const NO_DRAFT: Draft = { text: "", to: [], attached: [] };

const keyOf = (run: string) => `simulation.drafts.${run}`;

/** What was begun in a run, on this device; `NO_DRAFT` for nothing. */
export function keptDraft(run: string, name: string): Draft {
  return readAll(run)[name] ?? NO_DRAFT;
}

/** Null forgets it. */
export function keepDraft(run: string, name: string, draft: Draft | null): void {
  const { [name]: _, ...others } = readAll(run);
  const all = draft === null ? others : { ...others, [name]: draft };
  if (Object.keys(all).length === 0) local.remove(keyOf(run));
  else local.set(keyOf(run), JSON.stringify(all));
}

function readAll(run: string): Readonly<Record<string, Draft>> {
  try {
    const kept: unknown = JSON.parse(local.get(keyOf(run)) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, draft]: [string, unknown]) =>
        isDraft(draft) ? [[name, draft]] : [],
      ),
    );
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { text, to, attached } = value as Partial<Record<keyof Draft, unknown>>;
  return typeof text === "string" && isNames(to) && isNames(attached);
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
