import { local } from "../../../lib/storage.ts";
import { newId } from "../../../lib/new-id.ts";

/** A query that is open in a tab of the workspace. */
export interface QueryTab {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The saved query it came from or became, and which version of it; null for none. */
  readonly saved: { readonly id: string; readonly version: string } | null;
}

/** A run, for the list of what was run before. */
export interface HistoryEntry {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  readonly isRight: boolean;
  /** "12 rows", "unknown column", "stopped after 3 s". */
  readonly outcome: string;
  /** "7 ms", "42703", "limit". */
  readonly detail: string;
}

export interface Workspace {
  readonly tabs: readonly QueryTab[];
  readonly activeId: string;
  /** The newest first. */
  readonly history: readonly HistoryEntry[];
  /** Of the last change that this device kept; null where nothing was changed, or could not be kept. */
  readonly keptAt: number | null;
}

const KEY = "sqlWorkspace";
const MOST_RUNS = 100;
/** A run of a pasted file would fill the storage; the list needs its beginning. */
const MOST_HISTORY_TEXT = 4_000;

const FIRST_QUERY = `-- The ten best-selling products of the shop
SELECT p.name, sum(i.quantity) AS pieces
FROM order_items AS i
JOIN products AS p ON p.id = i.product_id
GROUP BY p.name
ORDER BY pieces DESC
LIMIT 10;`;

let workspace: Workspace | null = null;
const listeners = new Set<() => void>();

/** Open queries and what was run, kept on this device. */
export const workspaceStore = {
  get: (): Workspace => (workspace ??= stored() ?? fresh()),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  change: (make: (before: Workspace) => Workspace): void => {
    const next = make(workspaceStore.get());
    const { keptAt: _keptAt, ...kept } = next;
    const isKept = local.set(KEY, JSON.stringify(kept));
    workspace = { ...next, keptAt: isKept ? Date.now() : null };
    for (const listener of listeners) listener();
  },
};

export function newTab(name: string, text = ""): QueryTab {
  return { id: newId(), name, text, saved: null };
}

/** Opens a text in a new tab. */
export function openTab(before: Workspace, tab: QueryTab): Workspace {
  return { ...before, tabs: [...before.tabs, tab], activeId: tab.id };
}

/** Closes a tab; there is always one left. */
export function closeTab(before: Workspace, id: string): Workspace {
  const at = before.tabs.findIndex((tab) => tab.id === id);
  const left = before.tabs.filter((tab) => tab.id !== id);
  const tabs = left.length > 0 ? left : [newTab("Untitled 1")];
  const next = tabs[Math.min(Math.max(at - 1, 0), tabs.length - 1)];
  const isActive = before.activeId === id || left.length === 0;
  return { ...before, tabs, activeId: isActive && next ? next.id : before.activeId };
}

export function editTab(before: Workspace, id: string, change: Partial<QueryTab>): Workspace {
  return {
    ...before,
    tabs: before.tabs.map((tab) => (tab.id === id ? { ...tab, ...change } : tab)),
  };
}

export function addRun(before: Workspace, run: Omit<HistoryEntry, "id" | "at">): Workspace {
  const entry = { ...run, text: run.text.slice(0, MOST_HISTORY_TEXT), id: newId(), at: Date.now() };
  return { ...before, history: [entry, ...before.history].slice(0, MOST_RUNS) };
}

export function untitledName(tabs: readonly QueryTab[]): string {
  const names = new Set(tabs.map(({ name }) => name));
  let number = 1;
  while (names.has(`Untitled ${number}`)) number += 1;
  return `Untitled ${number}`;
}

function fresh(): Workspace {
  const tab = newTab("Best sellers", FIRST_QUERY);
  return { tabs: [tab], activeId: tab.id, history: [], keptAt: null };
}

/** Null for nothing, and for what an other version or another program left there. */
function stored(): Workspace | null {
  const text = local.get(KEY);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Workspace;
    const isWhole =
      Array.isArray(kept.tabs) &&
      kept.tabs.length > 0 &&
      kept.tabs.every((tab) => typeof tab.text === "string" && typeof tab.name === "string") &&
      Array.isArray(kept.history);
    if (!isWhole) return null;
    // A tab of an earlier version of this program says it otherwise.
    return {
      ...kept,
      tabs: kept.tabs.map((tab) => ({ ...tab, saved: tab.saved ?? null })),
      keptAt: null,
    };
  } catch {
    return null;
  }
}
