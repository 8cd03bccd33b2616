import { isDefinedError, safe } from "@orpc/client";
import { recordOf } from "@taiyari/domain/sync";
import { useEffect, useState } from "react";
import { client } from "../../../lib/api.ts";
import { isAllSent, letterStorage, type StoredLetter } from "./letter-storage.ts";

export type OpenedLetter =
  | { readonly kind: "loading" }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly error: Error; readonly retry: () => void }
  | { readonly kind: "open"; readonly opened: StoredLetter };

/** The letter of that id: what was not sent comes before what the server has; without a server, what the browser stored. */
export function useOpenedLetter(userId: string, letterId: string): OpenedLetter {
  const [state, setState] = useState<OpenedLetter>({ kind: "loading" });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isLeft = false;
    void find(userId, letterId).then((found) => {
      if (isLeft) return;
      const retry = () => setTries((count) => count + 1);
      setState(found.kind === "failed" ? { ...found, retry } : found);
    });
    return () => {
      isLeft = true;
    };
  }, [userId, letterId, tries]);

  return state;
}

type Found =
  | Exclude<OpenedLetter, { kind: "failed" | "loading" }>
  | { readonly kind: "failed"; readonly error: Error };

async function find(userId: string, letterId: string): Promise<Found> {
  const storage = letterStorage(userId, letterId);
  const stored = storage.read();
  if (stored && !isAllSent(stored)) return { kind: "open", opened: stored };
  const { error, data } = await safe(client.letters.getLetter({ id: letterId }));
  if (data) {
    const { letter, revision, name, resume, jobDescription } = data;
    const record = recordOf(letter, { revision, doc: letter });
    return { kind: "open", opened: { ...record, name, resume, jobDescription } };
  }
  if (isDefinedError(error) && error.code === "NOT_FOUND") {
    storage.remove();
    return { kind: "missing" };
  }
  return stored
    ? { kind: "open", opened: stored }
    : { kind: "failed", error: error ?? new Error("no answer") };
}
