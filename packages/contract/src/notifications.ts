import { oc } from "@orpc/contract";
import { z } from "zod";

/** What somebody is told in the app. */
export const Notification = z.object({
  /** Names it for good: "interview-1:2026-11-24". */
  key: z.string(),
  kind: z.enum(["reviews", "interview", "account"]),
  title: z.string(),
  text: z.string(),
  /** Where it leads: "/learning/review". */
  path: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

const Notifications = z.object({ entries: z.array(Notification), unread: z.int() });

/** What is due now, for the person's day; nothing that is not. */
export const list = oc
  .route({ method: "GET", path: "/notifications", summary: "What is due" })
  .output(Notifications);

/** Marks as read. Keys of what is not there change nothing. */
export const markRead = oc
  .route({ method: "POST", path: "/notifications/read", summary: "Mark as read" })
  .input(z.object({ keys: z.array(z.string().min(1).max(100)).max(100) }))
  .output(Notifications);

export const NotificationSettings = z.object({
  /** In the app, on the day. */
  dueReviews: z.boolean(),
  /** By mail, on Sunday at seven in the evening where the person is. */
  weeklySummary: z.boolean(),
  /** Whether this installation sends mails. */
  sendsMail: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const settings = oc
  .route({ method: "GET", path: "/notifications/settings", summary: "What you are told" })
  .output(NotificationSettings);

/** Changes what is given and nothing else. */
export const saveSettings = oc
  .route({ method: "PATCH", path: "/notifications/settings", summary: "Change what you are told" })
  .input(NotificationSettings.omit({ sendsMail: true }).partial())
  .output(NotificationSettings);
