import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Provider } from "@taiyari/contract";
import { providerProblemSentence } from "@taiyari/domain/account";
import { showToast } from "../../ui/toast-store.ts";

/**
 * Says once what came of going to a provider from this page, and takes it out of the address.
 *
 * @param offered  the providers by name; undefined until they are known
 */
export function useProviderOutcome(offered: readonly Provider[] | undefined): void {
  const { provider, outcome, problem } = useSearch({ from: "/signed-in/profile" });
  const navigate = useNavigate();
  const isDue = offered !== undefined && (outcome !== undefined || problem !== undefined);

  const tell = useEffectEvent(() => {
    const name = offered?.find(({ id }) => id === provider)?.name ?? "The provider";
    if (problem !== undefined) {
      const text = providerProblemSentence(problem, name);
      showToast({ kind: "problem", title: "Nothing was changed", text });
    } else if (outcome === "connected") {
      showToast({ title: `${name} connected`, text: "Sign in with it the next time." });
    } else {
      showToast({ title: "It is you", text: "For ten minutes you are not asked again." });
    }
    void navigate({ to: "/profile", search: {}, hash: "signing-in", replace: true });
  });

  useEffect(() => {
    if (isDue) tell();
  }, [isDue]);
}
