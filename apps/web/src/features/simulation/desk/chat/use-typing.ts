import { useEffect, useState } from "react";
import type { ChatLine } from "@taiyari/domain/simulation";
import type { Day } from "../../day/use-day.ts";
import { typingMs } from "./threads.ts";

interface Typing {
  /** The lines without the one that is still being typed. */
  readonly shown: readonly ChatLine[];
  readonly isTyping: boolean;
  /** Something was sent by this act: what answers it at once is shown when it could have been typed. */
  readonly sent: (act: string) => void;
}

/** How long the words of a language model are waited for. After that the scenario's own are shown. */
const MODEL_MS = 12_000;

/** Lets somebody be seen typing before their answer to what was just sent. What comes by itself is shown at once. */
export function useTyping({ own, model }: Day, lines: readonly ChatLine[]): Typing {
  const [act, setAct] = useState<string | null>(null);
  const answer = act === null ? undefined : lines.find(({ id }) => id === `re-${act}`);
  const words = answer?.text;
  const isWritten = own.events.some(
    (event) => event.kind === "reply-written" && event.answers === act,
  );
  const isWaiting = model !== null && !isWritten;
  useEffect(() => {
    if (words === undefined) return undefined;
    const timer = setTimeout(() => setAct(null), isWaiting ? MODEL_MS : typingMs(words));
    return () => clearTimeout(timer);
  }, [words, isWaiting]);
  return {
    shown: answer ? lines.filter(({ id }) => id !== answer.id) : lines,
    isTyping: answer !== undefined,
    sent: setAct,
  };
}
