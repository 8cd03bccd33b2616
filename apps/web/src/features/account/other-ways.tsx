import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { providerProblemSentence, type ProviderProblemKind } from "@taiyari/domain/account";
import { api } from "../../lib/api.ts";
import { onDemand } from "../../ui/on-demand.tsx";

const { Component: ProviderButtons } = onDemand(
  async () => (await import("./provider-buttons.tsx")).ProviderButtons,
);

/**
 * The providers that this installation has set; nothing where there are none.
 *
 * @param invitation  the token of one, where there is one
 */
export function OtherWays({ invitation }: { readonly invitation?: string }) {
  const { data } = useQuery(api.account.installation.queryOptions());
  const { redirect } = useSearch({ strict: false });
  if (!data || data.providers.length === 0) return null;
  return <ProviderButtons {...{ providers: data.providers, redirect, invitation }} />;
}

/**
 * What to say to somebody who came back from a provider and is not signed in; null while it is not known how the provider
 * is called.
 */
export function useProviderProblem(
  provider: string | undefined,
  problem: ProviderProblemKind | undefined,
): string | null {
  const { data, isPending } = useQuery(api.account.installation.queryOptions());
  if (problem === undefined || isPending) return null;
  const name = data?.providers.find(({ id }) => id === provider)?.name ?? "The provider";
  return providerProblemSentence(problem, name);
}
