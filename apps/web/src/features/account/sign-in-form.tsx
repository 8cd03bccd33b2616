import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { CookieHelp } from "./cookie-help.tsx";
import { OtherWays } from "./other-ways.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { NO_SESSION } from "./sentences.ts";
import { useSignIn } from "./use-sign-in.ts";

interface SignInFormProps {
  /** The address to begin with. */
  readonly email: string;
  /** Whether another address may be entered. */
  readonly isEmailFixed?: boolean;
  /** Stands at the right of the label of the password. */
  readonly besidePassword?: ReactNode;
  /** Whether passkeys and providers are offered: they sign in whoever has them, so not where one person is asked for. */
  readonly hasOtherWays?: boolean;
  /** Whether the first step was done at a provider, and the code is what is left. */
  readonly isBegun?: boolean;
  /** Told whether the form asks for the code of the second step. */
  readonly onStep?: (needsCode: boolean) => void;
}

/** Asks for e-mail and password, and for a code where the account has a second step, and signs in. */
export function SignInForm({
  email,
  isEmailFixed = false,
  besidePassword,
  hasOtherWays = false,
  isBegun = false,
  onStep,
}: SignInFormProps) {
  const { start, giveCode, begin, startAgain, isPending, problem, setProblem, needsCode } =
    useSignIn(isBegun);
  const [form, setForm] = useState({ email, password: "" });
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // A dialog around the form gives the focus to what has this attribute when it opens.
    passwordInput.current?.toggleAttribute("autofocus", isEmailFixed);
  }, [isEmailFixed]);

  useEffect(() => onStep?.(needsCode), [onStep, needsCode]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isPending) return;
    if (form.email.trim() === "" || form.password === "") {
      setProblem("Enter your email and your password");
      return;
    }
    void start(form).then(() => passwordInput.current?.select());
  }

  if (needsCode) {
    return (
      <SecondStepForm
        problem={problem}
        isPending={isPending}
        onProblem={setProblem}
        onCode={(step) => void giveCode(step)}
        onBack={startAgain}
      />
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Alert text={problem} />
      <CookieHelp isRefused={problem === NO_SESSION} />
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete={hasOtherWays ? "username webauthn" : "username"}
        value={form.email}
        readOnly={isEmailFixed}
        onChange={(event) => setForm({ ...form, email: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        ref={passwordInput}
        beside={besidePassword}
        value={form.password}
        onChange={(event) => setForm({ ...form, password: event.target.value })}
      />
      <Button kind="primary" type="submit" disabled={isPending}>
        {isPending ? "Signing in..." : "Sign in"}
      </Button>
      {hasOtherWays && <PasskeySignIn onSignedIn={begin} onProblem={setProblem} />}
      {hasOtherWays && <OtherWays />}
    </form>
  );
}
