import { type ReactNode, useState } from "react";
import { PasswordField } from "../../ui/password-field.tsx";
import { useUser } from "../../lib/session.ts";
import { FormDialog } from "./form-dialog.tsx";

interface AskPasswordProps {
  readonly title: string;
  readonly done: string;
  /** What it changes. */
  readonly children: ReactNode;
  /** Throws what the server refuses with. */
  readonly onPassword: (password: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the password before something that whoever finds an open browser must not be able to do. */
export function AskPassword({ title, done, children, onPassword, onClose }: AskPasswordProps) {
  const [password, setPassword] = useState("");
  return (
    <FormDialog
      title={title}
      done={done}
      missing={password === "" ? "Enter your password" : null}
      onSubmit={() => onPassword(password)}
      onClose={onClose}
    >
      {children}
      <UserName />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
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
