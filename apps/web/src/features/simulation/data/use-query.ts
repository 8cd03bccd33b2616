import { useRef, useState } from "react";
import { explainError } from "@taiyari/domain/sql";
import { sql } from "../../../lib/sql/sql.ts";
import type { Place } from "../../../shared/code/code-mirror/error-place.ts";
import type { RanQuery } from "./query-outcome.tsx";
import { runQuery } from "./run-query.ts";

/** Runs one query after the other on the tables of a day. */
export function useQuery(data: string) {
  const [ran, setRan] = useState<RanQuery | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  /** Nothing where another runs, or nothing is written. */
  async function run(text: string): Promise<void> {
    if (running.current || text.trim() === "") return;
    running.current = true;
    setBusy(true);
    try {
      setRan({ text, answer: await runQuery(data, text) });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  /** What the last query was refused for, in the text that stands there now. */
  function errorPlaceIn(text: string): Place | null {
    if (ran?.text !== text || ran.answer.kind !== "done") return null;
    const { error } = ran.answer.answer;
    return error && explainError(error, text).place;
  }

  return { ran, isBusy, run, stop: sql.stop, errorPlaceIn };
}
