import type { Scenario, Task } from "@taiyari/domain/simulation";
import type { DeskPlace } from "../frame/place.ts";

/** Where on the desk a piece of work is answered; null for one that has a page of its own. */
export function messagePlace({ messages }: Scenario, { id, deliverable }: Task): DeskPlace | null {
  if (deliverable.kind === "chat") return { tab: "chat", open: deliverable.to };
  if (deliverable.kind !== "mail") return null;
  const message = messages.find(({ task }) => task === id);
  if (!message) return null;
  return message.kind === "mail"
    ? { tab: "inbox", open: message.id }
    : { tab: "chat", open: message.from };
}
