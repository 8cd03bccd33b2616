import { useEffect, useRef, type SyntheticEvent } from "react";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { PHONE_PREFIX, type RegistrationField } from "@taiyari/domain/account";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { api } from "../../lib/api.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { CookieHelp } from "./cookie-help.tsx";
import { signUpSentence } from "./sentences.ts";
import { rememberEmail } from "./sign-in-email.ts";
import { toSend, useRegistrationForm } from "./use-registration-form.ts";

/** Source: the specification, section 9. */
const TOAST_MS = 2_500;
const REDIRECT_AFTER_TOAST_MS = 300;

export function RegistrationPage() {
  const { form, change, clear, leave, problemOf, isComplete } = useRegistrationForm();
  const { redirect } = useSearch({ strict: false });
  const wanted = redirect === undefined ? {} : { redirect };
  const goToLogin = useDelayedLogin();
  const signUp = useMutation(
    api.account.signUp.mutationOptions({
      onSuccess({ needsConfirmation }, { email }) {
        clear();
        rememberEmail(email);
        showToast({
          title: "Account Created Successfully!",
          text: "Redirecting to dashboard...",
          ms: TOAST_MS,
        });
        goToLogin({ ...wanted, ...(needsConfirmation && { notice: "confirm" }) });
      },
    }),
  );

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isComplete && !signUp.isPending) signUp.mutate(toSend(form));
  }

  const field = (name: RegistrationField) => ({
    name,
    value: form[name],
    problem: problemOf(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    onBlur: () => leave(name),
  });

  return (
    <AuthLayout
      time="day"
      title="Create Account"
      subtitle="Join us and start your learning journey"
      foot={
        <>
          Already have an account?{" "}
          <Link to="/login" search={wanted}>
            Sign in here
          </Link>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <CookieHelp />
        <Alert text={signUp.error ? signUpSentence(signUp.error) : null} />
        <Field label="Full Name" {...field("fullName")} autoComplete="name" />
        <Field
          label="Email"
          {...field("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Field
          label="Phone Number"
          {...field("phoneNumber")}
          prefix={PHONE_PREFIX}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <PasswordField label="Password" {...field("password")} autoComplete="new-password" />
        <Field
          label="Confirm Password"
          {...field("confirmPassword")}
          type="password"
          autoComplete="new-password"
        />
        <Button kind="primary" type="submit" disabled={!isComplete || signUp.isPending}>
          {signUp.isPending ? "Creating Account..." : "Create Account"}
        </Button>
      </form>
    </AuthLayout>
  );
}

/** Opens the sign-in once the toast has been read; never after the person has gone elsewhere. */
function useDelayedLogin(): (search: { redirect?: string; notice?: "confirm" }) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (search) => {
    timer.current = setTimeout(
      () => void navigate({ to: "/login", search }),
      TOAST_MS + REDIRECT_AFTER_TOAST_MS,
    );
  };
}
