import { useState } from "react";
import { passwordProblem } from "@taiyari/domain/account";
import { client } from "../../lib/api.ts";
import { SignInAgain } from "../../shared/owner/sign-in-again.tsx";
import { useProof } from "../../shared/owner/use-proof.ts";
import { showToast } from "../../ui/toast-store.ts";
import { UserName } from "./ask-password.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useSignInMethodsChanged } from "./use-sign-in-methods.ts";
import styles from "./sign-in-methods.module.css";

const TITLE = "Set a password";

/** Asks somebody who signs in without a password for a first one, by the rules of registration. */
export function SetPassword({ onClose }: { readonly onClose: () => void }) {
  const changed = useSignInMethodsChanged();
  const proof = useProof();
  const [form, setForm] = useState({ password: "", confirmation: "" });

  async function submit(): Promise<null> {
    await client.signInMethods.setPassword({ password: form.password });
    await changed();
    onClose();
    showToast({ title: "Password set", text: "It signs you in with your email." });
    return null;
  }

  if (proof === "sign-in-again") return <SignInAgain title={TITLE} onClose={onClose} />;
  return (
    <FormDialog
      title={TITLE}
      done={TITLE}
      missing={
        passwordProblem(form.password) ??
        (form.confirmation === form.password ? null : "Passwords do not match")
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles["text"]}>With it you can sign in by your email too.</p>
      <UserName />
      <NewPasswordFields {...form} onChange={(next) => setForm({ ...form, ...next })} />
    </FormDialog>
  );
}
