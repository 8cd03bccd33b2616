import type { ChatAnswer, ChatExchange } from "@taiyari/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api, client } from "../../lib/api.ts";
import { newId } from "../../lib/new-id.ts";

/** A question that is being answered, or was not. */
export interface OpenQuestion {
  readonly id: string;
  readonly question: string;
  /** As far as the answer came; null before its first words. */
  readonly partial: Pick<ChatAnswer, "paragraphs" | "citations"> | null;
  /** Why there is no answer; null while it is coming. */
  readonly problem: { readonly error: unknown } | null;
}

export interface Conversation {
  /** Undefined until they are there. */
  readonly exchanges: readonly ChatExchange[] | undefined;
  readonly suggestions: readonly string[];
  readonly open: OpenQuestion | null;
  readonly isAsking: boolean;
  /** Why what was asked before could not be fetched; null when it was. */
  readonly error: unknown;
  readonly refetch: () => void;
  /** @param id  of a question that was asked before and has no answer */
  readonly ask: (question: string, id?: string) => void;
  /** Ends the answer that is coming. */
  readonly stop: () => void;
  /** @throws where the server could not delete it */
  readonly clear: () => Promise<void>;
}

/** The conversation about a report: what was asked, what is being answered, and the ways to ask, stop and delete. */
export function useConversation(reportId: string): Conversation {
  const queries = useQueryClient();
  const options = api.chat.history.queryOptions({ input: { reportId } });
  const history = useQuery(options);
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function keep(exchange: ChatExchange) {
    queries.setQueryData(
      options.queryKey,
      (known) =>
        known && {
          suggestions: exchange.answer?.suggestions ?? known.suggestions,
          exchanges: [...known.exchanges.filter(({ id }) => id !== exchange.id), exchange],
        },
    );
  }

  async function answer(question: string, id: string, work: AbortController) {
    setOpen({ id, question, partial: null, problem: null });
    try {
      const events = await client.chat.ask({ reportId, id, question }, { signal: work.signal });
      for await (const event of events) {
        if (work.signal.aborted) return;
        if (event.kind === "partial") {
          setOpen({ id, question, partial: event, problem: null });
        } else {
          keep(event.exchange);
          setOpen(null);
          return;
        }
      }
      // A stream that ends without an answer: the conversation was deleted elsewhere, or the server was stopped.
      setOpen({ id, question, partial: null, problem: { error: null } });
    } catch (error) {
      if (!work.signal.aborted) setOpen({ id, question, partial: null, problem: { error } });
    } finally {
      if (running.current === work) running.current = null;
    }
  }

  return {
    exchanges: history.data?.exchanges,
    suggestions: history.data?.suggestions ?? [],
    open,
    isAsking: open !== null && open.problem === null,
    error: history.data ? null : history.error,
    refetch: () => void history.refetch(),
    ask(question, id = newId()) {
      running.current?.abort();
      const work = new AbortController();
      running.current = work;
      void answer(question, id, work);
    },
    stop() {
      running.current?.abort();
      setOpen(null);
      void history.refetch();
    },
    async clear() {
      running.current?.abort();
      setOpen(null);
      await client.chat.clear({ reportId });
      await history.refetch();
    },
  };
}
