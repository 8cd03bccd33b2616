import {
  indexEntries,
  type Mark,
  searchEntries,
  type SearchEntry,
  type SearchFile,
  type SearchIndex,
} from "@taiyari/domain/search";
import type { SearchResult } from "@taiyari/contract";
import { formatDate } from "../../lib/dates.ts";
import { PAGE_ENTRIES } from "./page-entries.ts";

/** A row of the list. */
export interface SearchRow {
  readonly entry: SearchEntry;
  readonly marks: readonly Mark[];
}

export interface Found {
  /** Things of one kind stand together, the kind of the best one first. */
  readonly rows: readonly SearchRow[];
  /** What was probably meant; null where each word stands somewhere as it was typed. */
  readonly corrected: string | null;
}

const MOST = 9;
const MOST_OF_KIND = 4;
/** Before anything is typed. */
const MOST_PAGES = 5;
const MOST_OWN = 4;

/** Made once for a file: it takes some tens of milliseconds. */
let built: { readonly file: SearchFile | undefined; readonly index: SearchIndex } | null = null;

function contentIndex(file: SearchFile | undefined): SearchIndex {
  if (built?.file !== file || !built)
    built = { file, index: indexEntries([...PAGE_ENTRIES, ...(file?.entries ?? [])]) };
  return built.index;
}

let ownBuilt: { readonly own: readonly SearchResult[]; readonly index: SearchIndex } | null = null;

function ownIndex(own: readonly SearchResult[]): SearchIndex {
  if (ownBuilt?.own !== own) ownBuilt = { own, index: indexEntries(own.map(toEntry)) };
  return ownBuilt.index;
}

function toEntry({ id, kind, title, about, at, path }: SearchResult): SearchEntry {
  const day = at === null ? "" : `, ${formatDate(at)}`;
  return { kind, id: `${kind} ${id}`, title: `${title}${day}`, about, path };
}

/**
 * What fits a query of the content and of the person's own things; before anything is typed, pages and their newest things.
 *
 * @param file  undefined until it is there: pages and own things are found without it
 */
export function findRows(
  query: string,
  { file, own }: { readonly file: SearchFile | undefined; readonly own: readonly SearchResult[] },
): Found {
  const content = contentIndex(file);
  const theirs = ownIndex(own);
  if (query.trim() === "") {
    const entries = [...PAGE_ENTRIES.slice(0, MOST_PAGES), ...theirs.entries.slice(0, MOST_OWN)];
    return { rows: entries.map((entry) => ({ entry, marks: [] })), corrected: null };
  }
  const answers = [searchEntries(theirs, query), searchEntries(content, query)];
  const hits = answers
    .flatMap((answer) => answer.hits.slice(0, MOST * 2))
    .toSorted((a, b) => b.score - a.score);
  const best = answers.find((answer) => answer.hits[0] === hits[0]);
  return { rows: byKind(hits), corrected: best?.corrected ?? null };
}

/** The best ones, at most so many of a kind, those of one kind together. */
function byKind(hits: readonly SearchRow[]): readonly SearchRow[] {
  const counts = new Map<string, number>();
  const chosen = hits
    .filter(({ entry: { kind } }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= MOST_OF_KIND;
    })
    .slice(0, MOST);
  const kinds = [...new Set(chosen.map(({ entry }) => entry.kind))];
  return kinds.flatMap((kind) => chosen.filter(({ entry }) => entry.kind === kind));
}
