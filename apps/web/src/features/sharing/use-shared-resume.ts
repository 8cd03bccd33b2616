import type { Contract, ErrorOf } from "@taiyari/contract";
import { isDefinedError } from "@orpc/client";
import type { ResumeDraft } from "@taiyari/domain/draft";
import type { Template } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../../lib/api.ts";
import { waitInWords } from "../../lib/failures.ts";

/** What a link shows. */
export interface SharedResume {
  readonly name: string;
  readonly draft: ResumeDraft;
  readonly template: Template;
}

export type SharedState =
  | { readonly kind: "loading" }
  | { readonly kind: "shown"; readonly resume: SharedResume }
  /** `problem` says what was wrong with the password that was given; null for none yet. */
  | { readonly kind: "locked"; readonly problem: string | null; readonly isTrying: boolean }
  /** There is no such link, or it has ended. */
  | { readonly kind: "absent" }
  | { readonly kind: "failed"; readonly error: unknown; readonly retry: () => void };

/** Opens a link, once a visit: each opening may count as a view. */
export function useSharedResume(token: string): {
  readonly state: SharedState;
  readonly open: (password: string) => void;
} {
  const [password, setPassword] = useState<string | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["shared", token, password],
    queryFn: () => client.editor.openShare({ token, ...(password === null ? {} : { password }) }),
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

  if (data) return { state: { kind: "shown", resume: data }, open };
  if (isFetching || !error) {
    const isTrying = password !== null;
    const state = isTrying ? ({ kind: "locked", problem: null, isTrying } as const) : null;
    return { state: state ?? { kind: "loading" }, open };
  }
  const refused = isDefinedError(error) ? refusalOf(error) : null;
  return { state: refused ?? { kind: "failed", error, retry: () => void refetch() }, open };
}

function refusalOf(error: ErrorOf<Contract["editor"]["openShare"]>): SharedState | null {
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
