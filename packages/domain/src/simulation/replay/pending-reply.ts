import type { DayMinute } from "../scenario.ts";
import type { ChatLine, DeskMail } from "./state.ts";

/** An answer that is being written. What follows from the message follows at once; what the answer tells is known when it comes. */
export type PendingReply = {
  /** Id of the act that sent the message. */
  readonly answers: string;
  readonly person: string;
  /** When it comes. */
  readonly at: DayMinute;
  /** Facts that it tells for the first time, by id. */
  readonly facts: readonly string[];
} & (
  | { readonly kind: "chat"; readonly line: ChatLine }
  | { readonly kind: "mail"; readonly mail: DeskMail }
);
