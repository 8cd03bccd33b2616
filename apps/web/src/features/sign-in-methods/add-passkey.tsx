import { useState } from "react";
import { type Device, deviceOf } from "@taiyari/domain/account";
import { client } from "../../lib/api.ts";
import { makePasskey, passkeyObstacle } from "../../lib/passkeys.ts";
import { SignInAgain } from "../../shared/owner/sign-in-again.tsx";
import { useProof } from "../../shared/owner/use-proof.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { UserName } from "./ask-password.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { passkeyProblemSentence } from "./sentences.ts";
import { useSignInMethodsChanged } from "./use-sign-in-methods.ts";
import styles from "./sign-in-methods.module.css";

/**
 * Adds a passkey, or says why this page cannot have one.
 *
 * @param origin  the one address at which passkeys work
 */
export function AddPasskey({ origin }: { readonly origin: string }) {
  const [isOpen, setOpen] = useState(false);
  const obstacle = passkeyObstacle(origin);
  if (obstacle !== null) return <p className={`small ${styles["obstacle"]}`}>{obstacle}</p>;
  return (
    <div className={styles["add"]}>
      <Button kind="line" onClick={() => setOpen(true)}>
        <LineIcon name="plus" />
        Add a passkey
      </Button>
      {isOpen && <AddDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const changed = useSignInMethodsChanged();
  const [name, setName] = useState(() => ownName(deviceOf(navigator.userAgent)));
  const [password, setPassword] = useState("");
  const proof = useProof();
  const hasPassword = proof === "password";

  async function add(): Promise<string | null> {
    const { options } = await client.signInMethods.passkeyToAdd({
      password: hasPassword ? password : null,
    });
    const made = await makePasskey(options);
    if (!made.ok) return passkeyProblemSentence(made.problem);
    await client.signInMethods.addPasskey({ name: name.trim(), answer: { ...made.value } });
    await changed();
    onClose();
    showToast({ title: "Passkey added", text: "Sign in with it the next time." });
    return null;
  }

  if (proof === "sign-in-again") return <SignInAgain title="Add a passkey" onClose={onClose} />;
  return (
    <FormDialog
      title="Add a passkey"
      done="Continue"
      missing={
        (name.trim() === "" ? "Enter a name" : null) ??
        (hasPassword && password === "" ? "Enter your password" : null)
      }
      onSubmit={add}
      onClose={onClose}
    >
      <p className={styles["text"]}>
        A passkey signs you in by fingerprint, face or PIN of your device, without a password and
        without a code. Your device asks for it next.
      </p>
      <UserName />
      <Field
        label="Name"
        name="passkey-name"
        hint="So that you know it among your passkeys."
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {hasPassword && (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </FormDialog>
  );
}

/** "Windows computer", "Android phone", "iPhone": what the person would call the device that the passkey is on. */
function ownName({ system, kind }: Device): string {
  if (system === null) return `my ${kind}`;
  return system.startsWith("iP") ? system : `${system} ${kind}`;
}
