import type { LearningEvent } from "@taiyari/domain/learning";

/** An event on this device. */
export interface KeptEvent {
  readonly event: LearningEvent;
  /** Whether the server has it. */
  readonly isSent: boolean;
}

/** Whose the events are of somebody who has not signed in. */
export const NOBODY = "";

/** What was learnt on this device, apart for each person; `NOBODY` for somebody who has not signed in. */
export interface EventStore {
  readonly all: (owner: string) => Promise<readonly KeptEvent[]>;
  /** Replaces those that are there under the same id. */
  readonly put: (owner: string, events: readonly KeptEvent[]) => Promise<void>;
  readonly markSent: (owner: string, ids: readonly string[]) => Promise<void>;
  /** Up to where the server was asked; 0 for never. */
  readonly cursor: (owner: string) => Promise<number>;
  readonly setCursor: (owner: string, cursor: number) => Promise<void>;
  /** Gives what nobody signed in has done here to a person, to be sent. */
  readonly takeOver: (owner: string) => Promise<void>;
}

/** As long as the page is open: where a browser keeps nothing. */
export function memoryEventStore(): EventStore {
  const events = new Map<string, Map<string, KeptEvent>>();
  const cursors = new Map<string, number>();
  const of = (owner: string) => {
    const there = events.get(owner) ?? new Map<string, KeptEvent>();
    events.set(owner, there);
    return there;
  };
  return {
    all: async (owner) => [...of(owner).values()],
    put: async (owner, given) => given.forEach((kept) => of(owner).set(kept.event.id, kept)),
    async markSent(owner, ids) {
      for (const id of ids) {
        const kept = of(owner).get(id);
        if (kept) of(owner).set(id, { ...kept, isSent: true });
      }
    },
    cursor: async (owner) => cursors.get(owner) ?? 0,
    setCursor: async (owner, cursor) => void cursors.set(owner, cursor),
    async takeOver(owner) {
      for (const [id, { event }] of of(NOBODY)) of(owner).set(id, { event, isSent: false });
      events.delete(NOBODY);
    },
  };
}
