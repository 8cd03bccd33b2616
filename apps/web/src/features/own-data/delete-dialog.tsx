import { type FormEvent, useState } from "react";
import { safe } from "@orpc/client";
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
import styles from "./own-data.module.css";

interface DeleteDialogProps {
  /** That of the account. */
  readonly email: string;
  readonly onClose: () => void;
}

interface Wrong {
  readonly email?: string;
  readonly password?: string;
  readonly other?: string;
}

/** Asks once more, for the address and the password: nobody deletes an account by a slip, or from somebody else's chair. */
export function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const proof = useProof();
  const hasPassword = proof === "password";
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const [isBusy, setBusy] = useState(false);
  const isReady = typed.trim() !== "" && (!hasPassword || password !== "");

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || isBusy) return;
    setBusy(true);
    setWrong({});
    const problem = await leave({ email: typed, password: hasPassword ? password : null });
    setBusy(false);
    if (problem) setWrong(problem);
    else await session.refresh();
  }

  if (proof === "sign-in-again")
    return <SignInAgain title="Delete your account" onClose={onClose} />;
  return (
    <ModalDialog title="Delete your account" size="small" onClose={onClose}>
      <form className={styles["form"]} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <p>
          From now on nobody else sees anything of you: shared links and certificates stop at once.
          For seven days you can sign in and keep the account. Then it is gone for good.
        </p>
        <Alert text={wrong.other ?? null} />
        <Field
          label="Your email, to be sure"
          hint={email}
          type="email"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog begins with it
          autoFocus
          value={typed}
          problem={wrong.email ?? null}
          onChange={({ target }) => {
            setTyped(target.value);
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
          <Button
            kind="line"
            className={styles["danger"]}
            type="submit"
            disabled={!isReady}
            isBusy={isBusy}
          >
            Delete my account
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

/** @returns what is wrong; null when the account is about to be deleted */
async function leave(input: Parameters<typeof client.ownData.leave>[0]): Promise<Wrong | null> {
  const { error, isDefined } = await safe(client.ownData.leave(input));
  if (!error) return null;
  if (!isDefined) return { other: outageSentence(error) ?? "Nothing was deleted. Try again." };
  if (error.code === "EMAIL_DIFFERS") return { email: error.message };
  if (error.code === "WRONG_PASSWORD") return { password: error.message };
  if (error.code === "TOO_MANY_ATTEMPTS") {
    const wait = waitInWords(error.data.retryAfterSeconds);
    return { other: `Too many attempts. Please wait ${wait} and try again.` };
  }
  return { other: outageSentence(error) ?? error.message };
}
