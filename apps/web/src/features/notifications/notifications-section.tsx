import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { NotificationSettings } from "@taiyari/contract";
import { api } from "../../lib/api.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { SectionCard, SettingList, SettingRow } from "../../ui/section-card.tsx";
import { Skeleton } from "../../ui/spinner.tsx";
import { Toggle } from "../../ui/toggle.tsx";

/** What the person is told, and by which way. */
export function NotificationsSection() {
  const settings = useQuery(api.notifications.settings.queryOptions());
  const { change, said } = useChange();
  return (
    <SectionCard
      id="notifications"
      title="Notifications"
      beside={<span role="status">{said ?? "Quiet unless you ask"}</span>}
    >
      {settings.data ? (
        <SettingList>
          <SettingRow title="Reviews that are due" text="In the app, on the day">
            <Toggle
              label="Reviews that are due"
              isOn={settings.data.dueReviews}
              onChange={(dueReviews) => change({ dueReviews })}
            />
          </SettingRow>
          {settings.data.sendsMail && (
            <>
              <SettingRow
                title="Weekly summary"
                text="By mail, Sunday 7 pm: what moved, what is next"
              >
                <Toggle
                  label="Weekly summary"
                  isOn={settings.data.weeklySummary}
                  onChange={(weeklySummary) => change({ weeklySummary })}
                />
              </SettingRow>
              <SettingRow title="New sign-in" text="By mail, always on">
                <Toggle label="New sign-in" isOn isFixed />
              </SettingRow>
            </>
          )}
        </SettingList>
      ) : settings.isError ? (
        <ServerTrouble error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <Skeleton height="68px" />
      )}
    </SectionCard>
  );
}

/** Shows a change at once, and takes it back when it was not kept. */
function useChange() {
  const queries = useQueryClient();
  const key = api.notifications.settings.queryKey();
  const save = useMutation(
    api.notifications.saveSettings.mutationOptions({
      scope: { id: "notification-settings" },
      onMutate(changed) {
        const before = queries.getQueryData(key);
        const kept = Object.fromEntries(
          Object.entries(changed).filter(([, value]) => value !== undefined),
        );
        queries.setQueryData(key, (now?: NotificationSettings) => now && { ...now, ...kept });
        return { before };
      },
      onError: (_error, _changed, context) => queries.setQueryData(key, context?.before),
      async onSuccess(settings) {
        queries.setQueryData(key, settings);
        await queries.invalidateQueries({ queryKey: api.notifications.list.key() });
      },
    }),
  );
  const said = save.isPending
    ? "Saving"
    : save.isError
      ? "Not saved. The server does not answer."
      : save.isSuccess
        ? "Saved"
        : null;
  return { change: save.mutate, said };
}
