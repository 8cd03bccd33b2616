import { useEffect, useRef, useState } from "react";
import type { ChatLine } from "@taiyari/domain/simulation";
import { typingMs } from "./threads.ts";

interface Typing {
  /** The lines without those that are still being typed. */
  readonly shown: readonly ChatLine[];
  readonly isTyping: boolean;
  /** Something was sent by this act: what answers it at once is shown when it could have been typed. */
  readonly sent: (act: string) => void;
}

/** Lets somebody be seen typing before their answer to what was just sent. What comes by itself is shown at once. */
export function useTyping(lines: readonly ChatLine[]): Typing {
  const [awaited, setAwaited] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answer = awaited === null ? undefined : lines.find(({ id }) => id === awaited);
  const words = answer?.text;
  useEffect(() => {
    if (words === undefined) return;
    timer.current = setTimeout(() => setAwaited(null), typingMs(words));
    return () => clearTimeout(timer.current);
  }, [words]);
  return {
    shown: answer ? lines.filter(({ id }) => id !== answer.id) : lines,
    isTyping: answer !== undefined,
    sent: (act) => setAwaited(`re-${act}`),
  };
}
