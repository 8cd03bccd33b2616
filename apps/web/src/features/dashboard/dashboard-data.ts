import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** The answer of `api.dashboard.read`. */
export type Dashboard = Awaited<ReturnType<typeof api.dashboard.read.call>>;
/** What a person sees to whom the dashboard is open. */
export type OpenDashboard = Extract<Dashboard, { readonly kind: "open" }>;
export type Axis = OpenDashboard["readiness"]["axes"][number];
export type NextAction = OpenDashboard["actions"][number];
export type Entry = OpenDashboard["recent"][number];

/** Whether there is anything that an axis rests on: without, its 0 says nothing of the person. */
export function isMeasured({ evidence, score }: Axis): boolean {
  return evidence.share > 0 || score > 0;
}

/** Asked for again whenever the page is opened: what was done elsewhere counts at once. */
export function useDashboard() {
  return useQuery(api.dashboard.read.queryOptions({ staleTime: 0 }));
}
