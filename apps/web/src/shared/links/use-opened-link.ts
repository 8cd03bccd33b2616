import type { Contract, ErrorOf } from "@taiyari/contract";
import { isDefinedError } from "@orpc/client";
import { assertNever } from "@taiyari/domain/result";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { waitInWords } from "../../lib/failures.ts";

/** How opening a link stands. */
export type OpenedLink<Shown> =
  | { readonly kind: "loading" }
  | { readonly kind: "shown"; readonly shown: Shown }
  | LockedLink
  /** There is no such link, or it has ended. */
  | { readonly kind: "absent" }
  | { readonly kind: "failed"; readonly error: Error; readonly retry: () => void };

/** `problem` says what was wrong with the password that was given; null for none yet. */
interface LockedLink {
  readonly kind: "locked";
  readonly problem: string | null;
  readonly isTrying: boolean;
}

/** What opening may be refused with, whatever the link opens. */
type Refusal = ErrorOf<Contract["editor"]["openShare"]>;

interface Opening {
  readonly token: string;
  readonly password?: string;
}

/**
 * Opens a link, once a visit: each opening may count as a view.
 *
 * @param kind  of what it opens: "report"
 */
export function useOpenedLink<Shown>(
  kind: string,
  token: string,
  openLink: (opening: Opening) => Promise<Shown>,
): { readonly state: OpenedLink<Shown>; readonly open: (password: string) => void } {
  const [password, setPassword] = useState<string | null>(null);
  const { data, error, refetch, isFetching } = useQuery<Shown, Error | Refusal>({
    queryKey: ["shared", kind, token, password],
    queryFn: () => openLink({ token, ...(password === null ? {} : { password }) }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

  function open(given: string): void {
    if (given === password) void refetch();
    else setPassword(given);
  }

  if (data !== undefined) return { state: { kind: "shown", shown: data }, open };
  if (isFetching || !error) {
    const isTrying = password !== null;
    const state = isTrying ? ({ kind: "locked", problem: null, isTrying } as const) : null;
    return { state: state ?? { kind: "loading" }, open };
  }
  const refused = isDefinedError(error) ? refusalOf(error) : null;
  return { state: refused ?? { kind: "failed", error, retry: () => void refetch() }, open };
}

function refusalOf(error: Refusal): LockedLink | { readonly kind: "absent" } | null {
  switch (error.code) {
    case "NOT_FOUND":
      return { kind: "absent" };
    case "PASSWORD_NEEDED": {
      const problem = error.data.wasWrong
        ? "That is not the password. Ask who sent you the link."
        : null;
      return { kind: "locked", problem, isTrying: false };
    }
    case "TOO_MANY_ATTEMPTS": {
      const wait = waitInWords(error.data.retryAfterSeconds);
      const problem = `Too many passwords were tried. Try again in ${wait}.`;
      return { kind: "locked", problem, isTrying: false };
    }
    case "STORAGE_FULL":
    case "UNAVAILABLE":
    case "NOT_SIGNED_IN":
    case "NOT_ADMIN":
      return null;
    default:
      return assertNever(error);
  }
}
