import { isDefinedError, safe } from "@orpc/client";
import { recordOf } from "@taiyari/domain/sync";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";
import { isAllSent, letterStorage, type StoredLetter } from "./letter-storage.ts";

export type OpenedLetter =
  | { readonly kind: "loading" }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly error: Error; readonly retry: () => void }
  | { readonly kind: "open"; readonly opened: StoredLetter };

/** The letter of that id: what was not sent comes before what the server has; without a server, what the browser stored. */
export function useOpenedLetter(userId: string, letterId: string): OpenedLetter {
  // Asked once a visit: later savings come through the letter's own synchronisation.
  const { data, refetch } = useQuery({
    queryKey: ["opened letter", userId, letterId],
    queryFn: () => find(userId, letterId),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!data) return { kind: "loading" };
  return data.kind === "failed" ? { ...data, retry: () => void refetch() } : data;
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
