import { notifyManager, QueryClient } from "@tanstack/react-query";
import { isOutage } from "./failures.ts";

const RETRIES = 3;
const FRESH_MS = 10_000;

/** The cache of what the server said. Asks again after an outage, never after a refusal. */
export function createQueryClient(): QueryClient {
  // By default a task later: a controlled switch showed its old state between a click and the change that was set at once
  // (`onMutate`), and a second click in between was taken for the first.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Asked also when the browser thinks it is offline: a failure can be shown, a pause looks like a hang.
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && isOutage(error),
      },
      mutations: { networkMode: "always" },
    },
  });
}
