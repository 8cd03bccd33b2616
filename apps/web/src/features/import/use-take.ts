import type { Imported } from "@taiyari/domain/import";
import { useEffect, useRef, useState } from "react";
import type { WorkerLike } from "../../lib/documents/documents.ts";
import type { Source } from "../../lib/documents/import-source.ts";
import { takeSource, type TakeProblem, type Taking } from "./take-source.ts";

export type TakeState =
  | { readonly kind: "idle" }
  | { readonly kind: "reading"; readonly source: Source }
  | { readonly kind: "refused"; readonly source: Source; readonly problem: TakeProblem }
  | { readonly kind: "taken"; readonly source: Source; readonly imported: Imported };

const NO_TEXT: TakeProblem = { kind: "no-import", problem: { kind: "empty" } };

/**
 * Takes a resume from one source at a time; another one puts an end to the one before.
 *
 * @param start  starts the worker; a test passes a stand-in
 */
export function useTake(start?: () => WorkerLike) {
  const [state, setState] = useState<TakeState>({ kind: "idle" });
  const taking = useRef<Taking | null>(null);
  useEffect(() => () => taking.current?.stop(), []);

  async function take(source: Source) {
    taking.current?.stop();
    if (source.kind === "text" && source.text.trim() === "") {
      taking.current = null;
      setState({ kind: "refused", source, problem: NO_TEXT });
      return;
    }
    const mine = takeSource(source, { start });
    taking.current = mine;
    setState({ kind: "reading", source });
    const outcome = await mine.outcome;
    if (taking.current !== mine) return;
    setState(
      outcome.ok
        ? { kind: "taken", source, imported: outcome.value }
        : { kind: "refused", source, problem: outcome.problem },
    );
  }

  function startOver() {
    taking.current?.stop();
    taking.current = null;
    setState({ kind: "idle" });
  }

  return { state, take: (source: Source) => void take(source), startOver };
}

/** What a source is called: the file's name; "" for a text. */
export function nameOf(source: Source): string {
  return source.kind === "file" ? source.name : "";
}
