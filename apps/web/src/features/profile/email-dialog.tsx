import { type FormEvent, useState } from "react";
import { safe } from "@orpc/client";
import type { ProfileDetails } from "@taiyari/contract";
import { isEmail } from "@taiyari/domain/account";
import { client } from "../../lib/api.ts";
import { outageSentence, waitInWords } from "../../lib/failures.ts";
import { session } from "../../lib/session.ts";
import { SignInAgain } from "../../shared/owner/sign-in-again.tsx";
import { useProof } from "../../shared/owner/use-proof.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ModalDialog } from "../../ui/modal-dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import styles from "./email-dialog.module.css";

interface EmailDialogProps {
  readonly sendsMail: boolean;
  readonly onDone: (details: ProfileDetails) => void;
  readonly onClose: () => void;
}

/** Asks for another address, and for the password, since whoever has the address has the account. */
export function EmailDialog({ sendsMail, onDone, onClose }: EmailDialogProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<{ email?: string; password?: string; other?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  const problem = email === "" || isEmail(email) ? null : "Please enter a valid email address";
  const proof = useProof();
  const hasPassword = proof === "password";
  const isReady = email !== "" && problem === null && (!hasPassword || password !== "");

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || isBusy) return;
    setIsBusy(true);
    setWrong({});
    const { data, error, isDefined } = await safe(
      client.profile.changeEmail({ email, password: hasPassword ? password : null }),
    );
    setIsBusy(false);
    if (!error) {
      await session.refresh();
      onDone(data);
    } else if (isDefined && (error.code === "EMAIL_TAKEN" || error.code === "SAME_EMAIL")) {
      setWrong({ email: error.message });
    } else if (isDefined && error.code === "WRONG_PASSWORD") {
      setWrong({ password: error.message });
    } else if (isDefined && error.code === "TOO_MANY_ATTEMPTS") {
      const wait = waitInWords(error.data.retryAfterSeconds);
      setWrong({ other: `Too many attempts. Please wait ${wait} and try again.` });
    } else if (isDefined && (error.code === "MAIL_NOT_SENT" || error.code === "SIGN_IN_AGAIN")) {
      setWrong({ other: error.message });
    } else {
      setWrong({ other: outageSentence(error) ?? "Your address could not be changed." });
    }
  }

  if (proof === "sign-in-again") return <SignInAgain title="Change your email" onClose={onClose} />;
  return (
    <ModalDialog title="Change your email" size="small" onClose={onClose}>
      <form className={styles["form"]} onSubmit={(event) => void handleSubmit(event)}>
        <p>
          {sendsMail
            ? "We send a link to the new address. It takes the place of the old one once you open it."
            : "From then on you sign in with the new address."}
        </p>
        <Alert text={wrong.other ?? null} />
        <Field
          label="New email"
          type="email"
          autoComplete="email"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog begins with it
          autoFocus
          value={email}
          problem={wrong.email ?? problem}
          onChange={({ target }) => {
            setEmail(target.value);
            setWrong({});
          }}
        />
        {hasPassword && (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={password}
            problem={wrong.password ?? null}
            onChange={({ target }) => {
              setPassword(target.value);
              setWrong({});
            }}
          />
        )}
        <div className={styles["foot"]}>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" disabled={!isReady} isBusy={isBusy}>
            Change email
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
