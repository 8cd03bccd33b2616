import { session } from "../../../lib/session.ts";
import { local } from "../../../lib/storage.ts";
import type { Round } from "./round.ts";

let owner: string | null = null;
let current: Round | null = null;
const listeners = new Set<() => void>();

function keyOf(): string {
  const person = session.get();
  return `practice.round.${person.status === "signed-in" ? person.user.id : ""}`;
}

function read(): Round | null {
  const key = keyOf();
  if (key !== owner) {
    owner = key;
    current = parse(local.get(key));
  }
  return current;
}

function write(next: Round | null): void {
  current = next;
  if (next) local.set(keyOf(), JSON.stringify(next));
  else local.remove(keyOf());
  for (const listener of listeners) listener();
}

function parse(text: string | null): Round | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this store
    return typeof value === "object" && value !== null && "problems" in value
      ? (value as Round)
      : null;
  } catch {
    return null;
  }
}

/** The mock round that is under way, kept on this device with each change; null for none. */
export const roundStore = {
  get: read,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  begin: (round: Round) => write(round),
  change(change: (round: Round) => Round): void {
    const now = read();
    if (now) write(change(now));
  },
  /** When it is over; what came of it is an event then. */
  clear: () => write(null),
};
