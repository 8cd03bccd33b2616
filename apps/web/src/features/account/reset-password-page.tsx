import { useState, type SyntheticEvent } from "react";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { passwordProblem } from "@taiyari/domain/account";
import { Alert } from "../../ui/alert.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { api } from "../../lib/api.ts";
import { session } from "../../lib/session.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { resetSentence } from "./sentences.ts";

/** Where a reset link leads. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: "/reset-password" });
  return (
    <AuthLayout
      time="night"
      title="Set a new password"
      subtitle="You will be signed out everywhere else."
      foot={<Link to="/forgot-password">Ask for a new link</Link>}
    >
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <Alert text="This link is incomplete. Copy the whole address from the mail, or ask for a new link." />
      )}
    </AuthLayout>
  );
}

function NewPasswordForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const [form, setForm] = useState({ password: "", confirmation: "" });
  const [wasLeft, setLeft] = useState(false);
  const reset = useMutation(
    api.account.resetPassword.mutationOptions({
      async onSuccess() {
        if (session.get().status !== "signed-out") session.signedOut();
        await navigate({ to: "/login", search: { notice: "password-changed" } });
      },
    }),
  );

  const [isJudged, setJudged] = useState(false);
  const problem = isJudged ? passwordProblem(form.password) : null;
  const differs = form.confirmation !== form.password;
  const whyIncomplete =
    passwordProblem(form.password) ??
    (form.confirmation === "" ? "Still to fill in: Confirm Password." : null) ??
    (differs ? "Passwords do not match" : null);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (whyIncomplete === null && !reset.isPending)
      reset.mutate({ token, password: form.password });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Alert text={reset.error ? resetSentence(reset.error) : null} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        value={form.password}
        problem={problem}
        onBlur={() => setJudged(true)}
        onChange={(event) => {
          setJudged(true);
          setForm({ ...form, password: event.target.value });
        }}
      />
      <Field
        label="Confirm Password"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        value={form.confirmation}
        problem={wasLeft && differs ? "Passwords do not match" : null}
        onBlur={() => setLeft(true)}
        onChange={(event) => setForm({ ...form, confirmation: event.target.value })}
      />
      <SubmitButton whyDisabled={whyIncomplete} isPending={reset.isPending}>
        {reset.isPending ? "Saving..." : "Set new password"}
      </SubmitButton>
    </form>
  );
}
