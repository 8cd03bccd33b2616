import type { Interview, InterviewEvent } from "@taiyari/domain/interview";
import { useSyncExternalStore } from "react";
import { client } from "../../lib/api.ts";
import { connectLogs } from "../event-log/connect-logs.ts";
import type { EventLog } from "../event-log/kept-log.ts";
import type { ActOf, LogsState } from "../event-log/log-store.ts";
import { type FoundLog, useLog } from "../event-log/use-log.ts";

/** An interview with what happened in it. */
export type OwnInterview = EventLog<Interview, InterviewEvent>;

/** Something that happens in an interview. */
export type InterviewAct = ActOf<InterviewEvent>;

/** The mock interviews of whoever is signed in; begins with the first screen that asks for them. */
export const interviews = connectLogs<Interview, InterviewEvent>("interviews", {
  begin: (interview) => client.interview.begin({ interview: structuredClone(interview) }),
  record: (id, happened) =>
    client.interview.record({ id, happened: structuredClone(happened) as never }),
  list: async () => (await client.interview.list()).interviews,
  async one(id) {
    const { interview, events } = await client.interview.one({ id });
    return { head: interview, events };
  },
  remove: (id) => client.interview.remove({ id }),
  restore: (id) => client.interview.restore({ id }),
});

/** The person's mock interviews, with `isLoaded` false until this device's own have been read. */
export function useInterviews(): LogsState<Interview, InterviewEvent> {
  return useSyncExternalStore(interviews.subscribe, interviews.get);
}

/** One of them, also one before the latest that the device has. */
export function useInterview(id: string): FoundLog<Interview, InterviewEvent> {
  return useLog(interviews, "interviews", id);
}
