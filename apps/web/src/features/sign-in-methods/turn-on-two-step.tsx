import { useState } from "react";
import { client } from "../../lib/api.ts";
import { Field } from "../../ui/field.tsx";
import { AskPassword } from "./ask-password.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { KeyToScan } from "./key-to-scan.tsx";
import { RecoveryCodesDialog } from "./recovery-codes.tsx";
import { useSignInMethodsChanged } from "./use-sign-in-methods.ts";
import styles from "./sign-in-methods.module.css";

interface Key {
  readonly key: string;
  readonly url: string;
}

/** Turns two-step code on in three dialogs: the password, the key and a first code, the recovery codes. */
export function TurnOnTwoStep({ onClose }: { readonly onClose: () => void }) {
  const changed = useSignInMethodsChanged();
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function begin(password: string | null): Promise<null> {
    setKey(await client.signInMethods.beginTwoStep({ password }));
    return null;
  }

  async function confirm(code: string): Promise<void> {
    const made = await client.signInMethods.confirmTwoStep({ code });
    setCodes(made.codes);
  }

  if (codes) {
    return (
      <RecoveryCodesDialog
        isFirst
        codes={codes}
        onClose={() => {
          void changed();
          onClose();
        }}
      />
    );
  }
  if (key) return <ConfirmKey made={key} onCode={confirm} onClose={onClose} />;
  return (
    <AskPassword title="Turn on two-step code" done="Continue" onPassword={begin} onClose={onClose}>
      <p className={styles["text"]}>
        Signing in will ask for a code from an authenticator app on your phone as well. Whoever
        learns your password, or takes over an account you sign in with, cannot get in with it
        alone.
      </p>
    </AskPassword>
  );
}

interface ConfirmKeyProps {
  readonly made: Key;
  readonly onCode: (code: string) => Promise<void>;
  readonly onClose: () => void;
}

function ConfirmKey({ made, onCode, onClose }: ConfirmKeyProps) {
  const [code, setCode] = useState("");
  return (
    <FormDialog
      title="Add Taiyari to your app"
      done="Turn on"
      missing={code.trim() === "" ? "Enter the six digits that your app shows" : null}
      onSubmit={async () => {
        await onCode(code);
        return null;
      }}
      onClose={onClose}
    >
      <p className={styles["text"]}>
        Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator
        or Aegis.
      </p>
      <KeyToScan url={made.url} text={made.key} />
      <Field
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={beginHere}
        maxLength={10}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </FormDialog>
  );
}

/** A dialog gives the focus to what has this attribute when it opens. */
function beginHere(input: HTMLInputElement | null): void {
  input?.toggleAttribute("autofocus", true);
}
