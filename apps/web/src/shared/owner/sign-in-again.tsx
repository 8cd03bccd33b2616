import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api.ts";
import { OUTAGE, outageSentence } from "../../lib/failures.ts";
import { providerPage } from "../../lib/open-provider.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ModalDialog } from "../../ui/modal-dialog.tsx";
import styles from "./sign-in-again.module.css";

interface SignInAgainProps {
  /** That of the question which comes afterwards. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Stands in the place of a question for the password, for somebody who has none and signed in a while ago. */
export function SignInAgain({ title, onClose }: SignInAgainProps) {
  const { data } = useQuery(api.connectedAccounts.list.queryOptions());
  const [problem, setProblem] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  const ways = data?.connected.filter(({ isOffered }) => isOffered) ?? [];

  async function confirm(provider: string): Promise<void> {
    setGone(true);
    setProblem(null);
    try {
      const { url } = await client.connectedAccounts.confirm({ provider });
      providerPage.open(url);
    } catch (error) {
      setProblem(outageSentence(error) ?? (error instanceof Error ? error.message : OUTAGE));
      setGone(false);
    }
  }

  return (
    <ModalDialog title={title} size="small" onClose={onClose}>
      <div className={styles["form"]}>
        <Alert text={problem} />
        <p>
          You signed in a while ago and have no password. Show once more that it is you; then you
          have ten minutes.
        </p>
        {data && ways.length === 0 && (
          <p>Sign out, sign in again with your passkey, and come back here.</p>
        )}
        {ways.map(({ id, name }) => (
          <Button key={id} kind="primary" isBusy={isGone} onClick={() => void confirm(id)}>
            Continue with {name}
          </Button>
        ))}
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </ModalDialog>
  );
}
