import { ORPCError } from "@orpc/client";
import { useSyncExternalStore } from "react";
import { client } from "../../lib/api.ts";
import { newId } from "../../lib/new-id.ts";
import { session } from "../../lib/session.ts";
import { connectTabs } from "../../lib/tabs.ts";
import {
  createInterviewStore,
  type InterviewsState,
  type OwnInterview,
} from "./interview-store.ts";
import { indexedInterviewStorage } from "./interview-storage.ts";

const RECORDED_MS = 1_000;
const FAILED_MS = 15_000;
/** Refusals of what was sent: sending the same again is no use. */
const FOR_GOOD = new Set(["BAD_REQUEST", "LIMIT_REACHED", "PAYLOAD_TOO_LARGE"]);

let timer: ReturnType<typeof setTimeout> | undefined;

/** The mock interviews of whoever is signed in; begins with the first screen that asks for them. */
export const interviews = createInterviewStore({
  storage: indexedInterviewStorage(),
  server: {
    begin: (interview) => client.interview.begin({ interview: structuredClone(interview) }),
    record: (id, happened) =>
      client.interview.record({ id, happened: structuredClone(happened) as never }),
    list: async () => (await client.interview.list()).interviews,
    one: (id) => client.interview.one({ id }),
    remove: (id) => client.interview.remove({ id }),
    restore: (id) => client.interview.restore({ id }),
    whyNot(error) {
      if (!(error instanceof ORPCError)) return "later";
      if (error.code === "NOT_FOUND") return "absent";
      return FOR_GOOD.has(error.code) ? "refused" : "later";
    },
  },
  tabs: connectTabs("interviews"),
  newId,
  soon(why, run) {
    clearTimeout(timer);
    timer = setTimeout(run, why === "recorded" ? RECORDED_MS : FAILED_MS);
  },
});

function follow(): void {
  const current = session.get();
  if (current.status === "signed-in") void interviews.setOwner(current.user.id);
  else if (current.status === "signed-out") void interviews.setOwner(null);
}
follow();
session.subscribe(follow);
window.addEventListener("online", () => void interviews.exchange());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void interviews.exchange();
});

/** The person's mock interviews, with `isLoaded` false until this device's own have been read. */
export function useInterviews(): InterviewsState {
  return useSyncExternalStore(interviews.subscribe, interviews.get);
}

/** One of them; null where there is none, undefined until that is known. */
export function useInterview(id: string): OwnInterview | null | undefined {
  const { interviews: all, isLoaded, isAsked } = useInterviews();
  const found = all.find(({ interview }) => interview.id === id);
  if (found) return found;
  return isLoaded && isAsked ? null : undefined;
}
