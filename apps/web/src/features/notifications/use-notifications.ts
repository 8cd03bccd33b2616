import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** How often the app asks what is due while it is open. */
const ASK_EVERY_MS = 10 * 60_000;

/** What the person is told, with a way to mark it as read. */
export function useNotifications() {
  const queries = useQueryClient();
  const key = api.notifications.list.queryKey();
  const list = useQuery(api.notifications.list.queryOptions({ refetchInterval: ASK_EVERY_MS }));
  const read = useMutation(
    api.notifications.markRead.mutationOptions({
      onSuccess: (now) => queries.setQueryData(key, now),
    }),
  );
  return {
    entries: list.data?.entries ?? [],
    unread: list.data?.unread ?? 0,
    isUnknown: list.data === undefined,
    markRead: (keys: readonly string[]) => read.mutate({ keys: [...keys] }),
  };
}

/** "Notifications", "Notifications, 2 unread" */
export function bellLabel(unread: number): string {
  return unread === 0 ? "Notifications" : `Notifications, ${unread} unread`;
}
