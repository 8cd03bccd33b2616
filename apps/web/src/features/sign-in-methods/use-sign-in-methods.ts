import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** The ways in which the person signs in. */
export function useSignInMethods() {
  return useQuery(api.signInMethods.state.queryOptions());
}

/** Asks again for the ways to sign in and the devices, after one of them was changed. */
export function useSignInMethodsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [api.signInMethods, api.connectedAccounts].map((changed) =>
        queries.invalidateQueries({ queryKey: changed.key() }),
      ),
    );
  };
}
