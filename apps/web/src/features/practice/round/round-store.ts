import { session } from "../../../lib/session.ts";
import { local } from "../../../lib/storage.ts";
import type { Round } from "./round.ts";

/** The rounds of one person on this device: that of now, and those that are over. */
interface Kept {
  readonly current: Round | null;
  /** The latest first. */
  readonly over: readonly Round[];
}

const NONE: Kept = { current: null, over: [] };
/** More than anybody looks at again. */
const MOST_KEPT = 30;

let owner: string | null = null;
let kept = NONE;
const listeners = new Set<() => void>();

function keyOf(): string {
  const current = session.get();
  return `practice.rounds.${current.status === "signed-in" ? current.user.id : ""}`;
}

function read(): Kept {
  const key = keyOf();
  if (key !== owner) {
    owner = key;
    kept = parse(local.get(key));
  }
  return kept;
}

function write(next: Kept): void {
  kept = next;
  local.set(keyOf(), JSON.stringify(next));
  for (const listener of listeners) listener();
}

function parse(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null && "over" in value ? (value as Kept) : NONE;
  } catch {
    return NONE;
  }
}

/** Mock rounds, kept on this device with each change. */
export const rounds = {
  get: read,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  begin(round: Round): void {
    write({ ...read(), current: round });
  },
  change(change: (round: Round) => Round): void {
    const { current, over } = read();
    if (!current) return;
    const next = change(current);
    if (next.endedAt === null) write({ current: next, over });
    else write({ current: null, over: [next, ...over].slice(0, MOST_KEPT) });
  },
};
