import { regex } from "../../text/regex.ts";
import { type SaidText, says, timesOf } from "../said/said-text.ts";
import type { DayMinute } from "../scenario.ts";

/** What a message does, beside asking for something its reader knows. */
export type Intent =
  | {
      readonly kind:
        | "rude"
        | "refuses"
        | "sorry"
        | "thanks"
        | "greets"
        | "asks"
        | "tells"
        | "unclear";
    }
  /** `due` null names no time. */
  | { readonly kind: "promises"; readonly due: DayMinute | null };

const RUDE =
  /\b(?:shut up|stupid|idiot|useless|nonsense|get lost|bakwas|bewakoof|chup|pagal|not my (?:job|problem)|who cares|leave me alone|stop (?:bothering|pinging))\b/iu;
const SORRY = ["sorry", "apologise", "my mistake", "my fault", "i should have", "maaf"];
const THANKS = ["thanks", "thank you", "thx", "shukriya", "dhanyavaad"];
const GREETS =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|namaste|morning)\b[^.?!]{0,24}[.!,]?$/iu;
const REFUSES =
  /\b(?:can(?:no|['’])t|can ?not|won['’]?t|unable|not able|not possible|no time|will not|don['’]t have (?:the )?time|not now|rather not|nahi (?:ho|kar|de)\w*|nahin|impossible)\b/iu;
const PROMISES = regex("iu")`
    \b(?:not before|earliest|i will|i['’]ll|we will|we['’]ll|will (?:send|do|share|come|get|check|look|have)|you(?:['’]ll| will) (?:have|get)|sending|
    on it|promise[ds]?|give me|in \d+ min|de (?:dunga|dungi|denge)|bhej(?:ta|ti|unga|ungi)? ?(?:hoon)?|kar (?:dunga|dungi))\b
  `;

/** "List by 10:40": a time that something is there by, in what asks nothing. */
const BY_TIME = /^[^?]*\bby\s+(?:about\s+)?\d[^?]*$/iu;

/** "in 20 minutes", "give me ten minutes": from now. */
const IN_MINUTES =
  /\b(?:in|give me|within|another)\s+(?:about\s+)?(\d{1,3})\s*(?:min|minutes|mins)\b/iu;

/** What a message does, most telling first. */
export function intentOf(said: SaidText, now: DayMinute): Intent {
  const { text } = said;
  if (said.words === 0) return { kind: "unclear" };
  if (RUDE.test(text)) return { kind: "rude" };
  const due = dueIn(text, now);
  const isOffer = PROMISES.test(text) || BY_TIME.test(text);
  if (due !== null && isOffer) return { kind: "promises", due };
  if (says(said, SORRY)) return { kind: "sorry" };
  if (REFUSES.test(text)) return { kind: "refuses" };
  if (PROMISES.test(text) && !text.includes("?")) return { kind: "promises", due };
  if (
    text.includes("?") ||
    /\b(?:can|could) you\b|^(?:what|why|who|when|where|which|how)\b/iu.test(text)
  )
    return { kind: "asks" };
  if (says(said, THANKS) && said.words < 12) return { kind: "thanks" };
  if (GREETS.test(text.trim())) return { kind: "greets" };
  return said.words < 4 ? { kind: "unclear" } : { kind: "tells" };
}

/** The time a message names for later today; null for none. */
function dueIn(text: string, now: DayMinute): DayMinute | null {
  const minutes = IN_MINUTES.exec(text)?.[1];
  if (minutes) return Math.round(now) + Number(minutes);
  const later = timesOf(text).filter(({ minute }) => minute > now);
  return later[0]?.minute ?? null;
}
