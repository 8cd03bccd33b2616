import type { NotificationSettings } from "@taiyari/contract";
import { signedIn } from "../../http/procedures.ts";
import type { NotificationDeps } from "./deps.ts";
import { gatherNotifications } from "./gather.ts";
import { changeSettings, findSettings, markRead } from "./store.ts";

/** What somebody is told in the app, and what they want to be told. */
export function notificationProcedures(deps: NotificationDeps) {
  const { db, clock, mailer } = deps;
  const { notifications } = signedIn;

  async function settingsOf(userId: string): Promise<NotificationSettings> {
    return { ...(await findSettings(db, userId)), sendsMail: mailer !== undefined };
  }

  return {
    list: notifications.list.handler(({ context }) => gatherNotifications(deps, context.user.id)),

    markRead: notifications.markRead.handler(async ({ input, context }) => {
      const { entries } = await gatherNotifications(deps, context.user.id);
      const there = entries.filter(({ key }) => input.keys.includes(key)).map(({ key }) => key);
      await markRead(db, context.user.id, there, clock());
      return gatherNotifications(deps, context.user.id);
    }),

    settings: notifications.settings.handler(({ context }) => settingsOf(context.user.id)),

    saveSettings: notifications.saveSettings.handler(async ({ input, context }) => {
      await changeSettings(db, context.user.id, input, clock());
      return settingsOf(context.user.id);
    }),
  };
}
