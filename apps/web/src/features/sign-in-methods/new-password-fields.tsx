import { useState } from "react";
import { passwordProblem } from "@taiyari/domain/account";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

interface NewPasswordFieldsProps extends NewPassword {
  readonly onChange: (typed: Partial<NewPassword>) => void;
}

/** Asks for a password and once more for the same, and says what is wrong with them while they are typed. */
export function NewPasswordFields({ password, confirmation, onChange }: NewPasswordFieldsProps) {
  const [wasJudged, setJudged] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  return (
    <>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        value={password}
        problem={wasJudged ? passwordProblem(password) : null}
        onBlur={() => setJudged(password !== "")}
        onChange={({ target }) => {
          setJudged(true);
          onChange({ password: target.value });
        }}
      />
      <Field
        label="Confirm Password"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        value={confirmation}
        problem={wasLeft && confirmation !== password ? "Passwords do not match" : null}
        onBlur={() => setLeft(confirmation !== "")}
        onChange={({ target }) => onChange({ confirmation: target.value })}
      />
    </>
  );
}
