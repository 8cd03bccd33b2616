import { useState } from "react";
import { passwordProblem } from "@taiyari/domain/account";
import { client } from "../../lib/api.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { UserName } from "./ask-password.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useSignInMethodsChanged } from "./use-sign-in-methods.ts";
import styles from "./sign-in-methods.module.css";

/** Asks for the present password and another one, by the rules of registration. */
export function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const changed = useSignInMethodsChanged();
  const [form, setForm] = useState({ present: "", password: "", confirmation: "" });
  const differs = form.confirmation !== form.password;

  async function submit(): Promise<string | null> {
    const { present, password } = form;
    await client.signInMethods.changePassword({ present, password });
    await changed();
    onClose();
    showToast({ title: "Password changed", text: "You are signed out everywhere else." });
    return null;
  }

  return (
    <FormDialog
      title="Change password"
      done="Change password"
      missing={
        (form.present === "" ? "Enter your present password" : null) ??
        passwordProblem(form.password) ??
        (differs ? "Passwords do not match" : null)
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles["text"]}>You will be signed out everywhere else.</p>
      <UserName />
      <PasswordField
        label="Present password"
        name="present"
        autoComplete="current-password"
        value={form.present}
        onChange={(event) => setForm({ ...form, present: event.target.value })}
      />
      <NewPasswordFields {...form} onChange={(next) => setForm({ ...form, ...next })} />
    </FormDialog>
  );
}
