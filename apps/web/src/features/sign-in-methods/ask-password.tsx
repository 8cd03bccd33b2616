import { type ReactNode, useState } from "react";
import { PasswordField } from "../../ui/password-field.tsx";
import { useUser } from "../../lib/session.ts";
import { SignInAgain } from "../../shared/owner/sign-in-again.tsx";
import { useProof } from "../../shared/owner/use-proof.ts";
import { FormDialog } from "./form-dialog.tsx";

interface AskPasswordProps {
  readonly title: string;
  readonly done: string;
  /** What it changes. */
  readonly children: ReactNode;
  /** Given null for somebody who has none and signed in a moment ago. Throws what the server refuses with. */
  readonly onPassword: (password: string | null) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the password before something that whoever finds an open browser must not be able to do. */
export function AskPassword({ title, done, children, onPassword, onClose }: AskPasswordProps) {
  const [password, setPassword] = useState("");
  const proof = useProof();
  const hasPassword = proof === "password";
  if (proof === "sign-in-again") return <SignInAgain title={title} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      done={done}
      missing={hasPassword && password === "" ? "Enter your password" : null}
      onSubmit={() => onPassword(hasPassword ? password : null)}
      onClose={onClose}
    >
      {children}
      {hasPassword && (
        <>
          <UserName />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Tells a password manager whose password it is. */
export function UserName() {
  return (
    <input
      type="email"
      name="email"
      autoComplete="username"
      value={useUser()?.email ?? ""}
      readOnly
      hidden
    />
  );
}
