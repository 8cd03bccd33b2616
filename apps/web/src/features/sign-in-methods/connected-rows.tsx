import { useState } from "react";
import type { ConnectedAccount, Provider } from "@taiyari/contract";
import { client } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { providerPage } from "../../lib/open-provider.ts";
import { LinkIcon } from "../../ui/account-icons.tsx";
import { Button } from "../../ui/button.tsx";
import { SettingRow } from "../../ui/section-card.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { AskPassword } from "./ask-password.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { useSignInMethodsChanged } from "./use-sign-in-methods.ts";
import styles from "./sign-in-methods.module.css";

/** An account elsewhere that signs the person in, with a way to end that. */
export function ConnectedRow({ account }: { readonly account: ConnectedAccount }) {
  const { id, name, email, connectedAt, isOffered } = account;
  const changed = useSignInMethodsChanged();
  const [isAsked, setAsked] = useState(false);
  const since = `Connected ${formatDate(connectedAt)}`;
  const words = [email, isOffered ? since : "Not offered here any more"].filter(Boolean);

  async function disconnect(): Promise<null> {
    await client.connectedAccounts.disconnect({ provider: id });
    setAsked(false);
    await changed();
    showToast({ title: `${name} disconnected`, text: "It no longer signs you in here." });
    return null;
  }

  return (
    <SettingRow picture={<LinkIcon />} title={name} text={words.join(". ")}>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        Disconnect<span className="vh"> {name}</span>
      </Button>
      {isAsked && (
        <FormDialog
          title={`Disconnect ${name}`}
          done="Disconnect"
          missing={null}
          onSubmit={disconnect}
          onClose={() => setAsked(false)}
        >
          <p className={styles["text"]}>
            Your account at {name} will no longer sign you in here. Everything you have here stays.
          </p>
        </FormDialog>
      )}
    </SettingRow>
  );
}

/** A provider that could sign the person in. */
export function OfferedRow({ provider: { id, name } }: { readonly provider: Provider }) {
  const [isAsked, setAsked] = useState(false);

  async function connect(password: string | null): Promise<null> {
    const { url } = await client.connectedAccounts.connect({ provider: id, password });
    providerPage.open(url);
    return null;
  }

  return (
    <SettingRow picture={<LinkIcon />} title={name} text="Not connected">
      <Button kind="line" onClick={() => setAsked(true)}>
        Connect<span className="vh"> {name}</span>
      </Button>
      {isAsked && (
        <AskPassword
          title={`Connect ${name}`}
          done="Continue"
          onPassword={connect}
          onClose={() => setAsked(false)}
        >
          <p className={styles["text"]}>
            {name} asks you next whether you want this. From then on it signs you in here, also when
            your email there is another one.
          </p>
        </AskPassword>
      )}
    </SettingRow>
  );
}
