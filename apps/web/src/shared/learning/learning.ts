import { ORPCError } from "@orpc/client";
import type { LearningAct } from "@taiyari/domain/learning";
import type { Progress } from "@taiyari/domain/learning/progress";
import { useSyncExternalStore } from "react";
import { client } from "../../lib/api.ts";
import { newId } from "../../lib/new-id.ts";
import { session } from "../../lib/session.ts";
import { connectTabs } from "../../lib/tabs.ts";
import { indexedEventStore } from "./indexed-event-store.ts";
import { createLearningStore, type LearningState } from "./learning-store.ts";

const RECORDED_MS = 1_500;
const FAILED_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Of this tab; begins with the first screen that asks for it. */
const learning = createLearningStore({
  store: indexedEventStore(),
  server: {
    record: (events) =>
      client.learning.record({
        sentAt: new Date().toISOString(),
        events: events.map((event) => structuredClone(event) as never),
      }),
    events: (since) => client.learning.events({ since }),
    isRefusedForGood: (error) => error instanceof ORPCError && error.code === "BAD_REQUEST",
  },
  tabs: connectTabs("learning"),
  now: () => new Date(),
  zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  newId,
  soon(why, run) {
    clearTimeout(timer);
    timer = setTimeout(run, why === "recorded" ? RECORDED_MS : FAILED_MS);
  },
});

function follow(): void {
  const current = session.get();
  if (current.status === "signed-in") void learning.setOwner(current.user.id);
  else if (current.status === "signed-out") void learning.setOwner(null);
}
follow();
session.subscribe(follow);
window.addEventListener("online", () => void learning.exchange());
document.addEventListener("visibilitychange", () => void learning.exchange());

/**
 * Keeps that the learner did something: on this device at once, on the server as soon as there is a connection. Also for
 * somebody who has not signed in; it becomes theirs when they do.
 */
export function recordLearning(act: LearningAct): void {
  learning.record(act);
}

/** How far the learner has come, with `isLoaded` false until this device's own events have been read. */
export function useLearning(): LearningState {
  return useSyncExternalStore(learning.subscribe, learning.get);
}

/**
 * How far the learner has come; nothing at all until this device's own events have been read.
 *
 * @public
 */
export function useProgress(): Progress {
  return useLearning().progress;
}
