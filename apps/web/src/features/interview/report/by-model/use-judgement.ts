import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { InterviewJudgement } from "@taiyari/contract";
import { useEffect, useRef, useState } from "react";
import { api, client } from "../../../../lib/api.ts";
import { interviews } from "../../../../shared/interview/interviews.ts";
import { failureSentence, problemSentence } from "./judgement-words.ts";

/** The language model reads an interview on the server: how far it is, and how it ended. */
export interface JudgementWork {
  /** Null when it reads nothing. */
  readonly progress: { readonly done: number; readonly of: number } | null;
  /** Why not all was read, in a sentence; null where nothing went wrong. */
  readonly problem: string | null;
}

export interface Judging extends JudgementWork {
  /** What is kept of it; null for nothing. */
  readonly judgement: InterviewJudgement | null;
  /** Whether it is not known yet what is kept. Offline it stays unknown, and this is false. */
  readonly isAsking: boolean;
  /** The model of this installation; null where none is set, or that is not known. */
  readonly model: string | null;
  readonly begin: () => Promise<void>;
  readonly stop: () => void;
}

/** Which engine an installation has changes when it is restarted. */
const STATUS_MS = 60_000;
const IDLE: JudgementWork = { progress: null, problem: null };

/** What the language model made of an interview, and having it read. Leaving the page stops it. */
export function useJudgement(id: string): Judging {
  const cache = useQueryClient();
  const status = useQuery(api.coach.status.queryOptions({ staleTime: STATUS_MS, retry: false }));
  const asked = api.interview.judgement.queryOptions({ input: { id }, retry: false });
  // Of one that was ended a moment ago the server may know nothing, and the model neither.
  const [isSent] = useState(() => !interviews.get().isWaiting);
  const kept = useQuery({ ...asked, enabled: isSent });
  const [work, setWork] = useState(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function begin(): Promise<void> {
    const watch = new AbortController();
    running.current = watch;
    setWork({ progress: { done: 0, of: 0 }, problem: null });
    let problem: string | null = null;
    try {
      // The model reads what the server has.
      await interviews.exchange();
      for await (const event of await client.interview.judge({ id }, { signal: watch.signal })) {
        if (event.kind === "progress") setWork({ progress: event, problem: null });
        else if (event.kind === "failed") problem = failureSentence(event.because);
        else {
          cache.setQueryData(asked.queryKey, { judgement: event.judgement });
          problem = event.because && failureSentence(event.because);
        }
      }
    } catch (error) {
      problem = watch.signal.aborted ? failureSentence("cancelled") : problemSentence(error);
    }
    setWork({ progress: null, problem });
  }

  return {
    ...work,
    judgement: kept.data?.judgement ?? null,
    isAsking: kept.isLoading,
    model: status.data?.engine === "model" ? (status.data.name ?? "a language model") : null,
    begin,
    stop: () => running.current?.abort(),
  };
}
