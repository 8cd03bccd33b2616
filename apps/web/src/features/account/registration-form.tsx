import { useEffect, useRef, type SyntheticEvent } from "react";
import { useMutation } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { PHONE_PREFIX, type Registration, type RegistrationField } from "@taiyari/domain/account";
import { Alert } from "../../ui/alert.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { api } from "../../lib/api.ts";
import { CookieHelp } from "./cookie-help.tsx";
import { clearDraft } from "./registration-draft.ts";
import { signUpSentence } from "./sentences.ts";
import { storeEmail } from "./sign-in-email.ts";
import { LABELS, toRequest, useRegistrationForm } from "./use-registration-form.ts";

/** Source: the specification, section 9. */
const TOAST_MS = 2_500;
const REDIRECT_AFTER_TOAST_MS = 300;

interface RegistrationFormProps {
  /** What an invitation says of the person, whose address it is for alone. */
  readonly given?: Pick<Registration, "fullName" | "email" | "phoneNumber">;
  /** Its token. */
  readonly invitation?: string;
}

/** The registration form, and what follows when it was sent. */
export function RegistrationForm({ given, invitation }: RegistrationFormProps) {
  const { form, change, leave, problemOf, whyIncomplete } = useRegistrationForm(given);
  const { redirect } = useSearch({ strict: false });
  const wanted = redirect === undefined ? {} : { redirect };
  const goToLogin = useDelayedLogin();
  const signUp = useMutation(
    api.account.signUp.mutationOptions({
      onSuccess({ needsConfirmation }, { email }) {
        // What was typed stays in sight until the sign-in page opens; after that nothing of it is left.
        clearDraft();
        storeEmail(email);
        showToast({
          title: "Account Created Successfully!",
          text: "Redirecting to dashboard...",
          ms: TOAST_MS,
        });
        goToLogin({ ...wanted, notice: needsConfirmation ? "confirm" : "created" });
      },
    }),
  );

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (whyIncomplete === null && signUp.status !== "pending" && !signUp.isSuccess) {
      signUp.mutate({ ...toRequest(form), ...(invitation !== undefined && { invitation }) });
    }
  }

  const field = (name: RegistrationField) => ({
    name,
    label: LABELS[name],
    value: form[name],
    readOnly: signUp.isSuccess || (name === "email" && given !== undefined),
    problem: problemOf(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    onBlur: () => leave(name),
  });

  return (
    <form onSubmit={submit} noValidate>
      <CookieHelp />
      <Alert text={signUp.error ? signUpSentence(signUp.error) : null} />
      <Field {...field("fullName")} autoComplete="name" />
      <Field {...field("email")} type="email" inputMode="email" autoComplete="email" />
      <Field
        {...field("phoneNumber")}
        prefix={PHONE_PREFIX}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <PasswordField {...field("password")} autoComplete="new-password" />
      <Field {...field("confirmPassword")} type="password" autoComplete="new-password" />
      <SubmitButton
        whyDisabled={
          signUp.isSuccess
            ? "Your account is ready. The sign-in page opens in a moment."
            : whyIncomplete
        }
        isPending={signUp.isPending}
      >
        {signUp.isPending ? "Creating Account..." : "Create Account"}
      </SubmitButton>
    </form>
  );
}

/** Opens the sign-in once the toast has been read; never after the person has gone elsewhere. */
function useDelayedLogin(): (search: { redirect?: string; notice: "confirm" | "created" }) => void {
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
