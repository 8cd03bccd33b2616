import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/**
 * How somebody shows that the account is theirs, before what nobody else may do: by their password; by nothing more, as
 * they have none and signed in a moment ago; or by signing in again. The password, until it is known.
 */
export type Proof = "password" | "recent" | "sign-in-again";

export function useProof(): Proof {
  const { data } = useQuery(api.signInMethods.state.queryOptions());
  if (!data || data.password) return "password";
  return data.isRecent ? "recent" : "sign-in-again";
}
