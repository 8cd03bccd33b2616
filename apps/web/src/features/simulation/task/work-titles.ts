import type { Deliverable } from "@taiyari/domain/simulation";

/** What the work of a task is called while it is one's own. */
export const WORK_TITLES: Readonly<Record<Deliverable["kind"], string>> = {
  mail: "Your mail",
  chat: "Your reply",
  document: "Your document",
  "call-notes": "Your notes",
  sql: "Your query",
  code: "Your change",
  review: "Your review",
  ranking: "Your order",
  decision: "Your decision",
  plan: "Your plan",
};
