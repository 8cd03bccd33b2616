import { type FormEvent, useState } from "react";
import { LineIcon } from "../../ui/line-icon.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import styles from "./link-page.module.css";

interface PasswordGateProps {
  /** What the link opens: "resume". */
  readonly thing: string;
  /** What was wrong with the last one, in a sentence; null for nothing. */
  readonly problem: string | null;
  readonly isTrying: boolean;
  readonly onPassword: (password: string) => void;
}

/** Asks for the password of a link. */
export function PasswordGate({ thing, problem, isTrying, onPassword }: PasswordGateProps) {
  const [password, setPassword] = useState("");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (password !== "") onPassword(password);
  }

  return (
    <form className={`card ${styles["gate"]}`} onSubmit={handleSubmit}>
      <LineIcon name="lock" />
      <h1>This {thing} has a password</h1>
      <p>Whoever sent you the link can tell you.</p>
      <PasswordField
        label="Password"
        value={password}
        problem={isTrying ? null : problem}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setPassword(event.target.value)}
      />
      <SubmitButton
        whyDisabled={password === "" ? `Enter the password to open the ${thing}.` : null}
        isPending={isTrying}
      >
        Open {thing}
      </SubmitButton>
    </form>
  );
}
