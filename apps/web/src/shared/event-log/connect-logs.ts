import { ORPCError } from "@orpc/client";
import { newId } from "../../lib/new-id.ts";
import { session } from "../../lib/session.ts";
import { connectTabs } from "../../lib/tabs.ts";
import type { LogServer } from "./exchange-logs.ts";
import type { LogEvent, LogHead } from "./kept-log.ts";
import { indexedLogStorage } from "./log-storage.ts";
import { createLogStore, type LogStore } from "./log-store.ts";

const RECORDED_MS = 1_000;
const FAILED_MS = 15_000;
/** Refusals of what was sent: sending the same again is no use. */
const FOR_GOOD = new Set(["BAD_REQUEST", "LIMIT_REACHED", "PAYLOAD_TOO_LARGE"]);

/**
 * The logs of one kind of whoever is signed in, sent when there is a connection and when somebody comes back to the page.
 *
 * @param name  of the kind, for what the browser keeps: "interviews"
 */
export function connectLogs<Head extends LogHead, Event extends LogEvent>(
  name: string,
  server: Omit<LogServer<Head, Event>, "whyNot">,
): LogStore<Head, Event> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = createLogStore<Head, Event>({
    storage: indexedLogStorage(`taiyari-log-${name}`),
    server: { ...server, whyNot },
    tabs: connectTabs(name),
    newId,
    soon(why, run) {
      clearTimeout(timer);
      timer = setTimeout(run, why === "recorded" ? RECORDED_MS : FAILED_MS);
    },
  });

  function follow(): void {
    const current = session.get();
    if (current.status === "signed-in") void store.setOwner(current.user.id);
    else if (current.status === "signed-out") void store.setOwner(null);
  }
  follow();
  session.subscribe(follow);
  window.addEventListener("online", () => void store.exchange());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void store.exchange();
  });
  return store;
}

function whyNot(error: unknown): "absent" | "refused" | "later" {
  if (!(error instanceof ORPCError)) return "later";
  if (error.code === "NOT_FOUND") return "absent";
  return FOR_GOOD.has(error.code) ? "refused" : "later";
}
