import { useState } from "react";
import type { Provider } from "@taiyari/contract";
import { client } from "../../lib/api.ts";
import { providerPage } from "../../lib/open-provider.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { providerSentence } from "./sentences.ts";
import styles from "./provider-buttons.module.css";

interface ProviderButtonsProps {
  readonly providers: readonly Provider[];
  /** The path to open after the sign-in. */
  readonly redirect: string | undefined;
  /** The token of an invitation. */
  readonly invitation: string | undefined;
}

/** A way on with an account that somebody has elsewhere, a button for each provider. */
export function ProviderButtons(props: ProviderButtonsProps) {
  const { providers, redirect, invitation } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [gone, setGone] = useState<string | null>(null);

  async function go({ id, name }: Provider): Promise<void> {
    setGone(id);
    setProblem(null);
    try {
      const { url } = await client.connectedAccounts.beginSignIn({
        provider: id,
        ...(redirect !== undefined && { redirect }),
        ...(invitation !== undefined && { invitation }),
      });
      // The button stays as it is until the other page is there.
      providerPage.open(url);
    } catch (error) {
      setProblem(providerSentence(error instanceof Error ? error : new Error(""), name));
      setGone(null);
    }
  }

  return (
    <div className={styles["providers"]} role="group" aria-label="Other ways to continue">
      <p className={styles["or"]}>or</p>
      <Alert text={problem} />
      {providers.map((provider) => (
        <Button
          key={provider.id}
          kind="line"
          isBusy={gone !== null}
          onClick={() => void go(provider)}
        >
          {gone === provider.id ? `Opening ${provider.name}...` : `Continue with ${provider.name}`}
        </Button>
      ))}
    </div>
  );
}
