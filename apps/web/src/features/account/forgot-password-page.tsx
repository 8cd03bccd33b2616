import { useState, type SyntheticEvent } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { isEmail } from "@taiyari/domain/account";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/spinner.tsx";
import { api } from "../../lib/api.ts";
import { OUTAGE } from "../../lib/failures.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { requestResetSentence } from "./sentences.ts";
import { storedEmail } from "./sign-in-email.ts";

/** Sends a reset link where the installation can send mail, and says who can help where it cannot. */
export function ForgotPasswordPage() {
  const installation = useQuery(api.account.installation.queryOptions());
  const { redirect } = useSearch({ strict: false });
  return (
    <AuthLayout
      time="night"
      title="Forgot password"
      subtitle="It happens. Set a new one and go on."
      foot={
        <Link to="/login" search={redirect === undefined ? {} : { redirect }}>
          Back to sign in
        </Link>
      }
    >
      {installation.isPending && <Skeleton height="132px" />}
      {installation.isError && <Alert text={OUTAGE} />}
      {installation.data?.sendsMail === true && <RequestForm />}
      {installation.data?.sendsMail === false && (
        <p>
          This installation sends no mail, so a password cannot be reset by mail here. Ask{" "}
          {installation.data.adminContact} for a reset link: an admin makes one on the Admin page in
          a few seconds, and it is valid for an hour.
        </p>
      )}
    </AuthLayout>
  );
}

function RequestForm() {
  const [email, setEmail] = useState(storedEmail);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useMutation(api.account.requestPasswordReset.mutationOptions());

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isEmail(email)) setProblem("Please enter a valid email address");
    else request.mutate({ email: email.trim() });
  }

  if (request.isSuccess) {
    return (
      <p role="status">
        If {email.trim()} has an account here, a link is on its way to it. It is valid for an hour.
        Look into the spam folder too.
      </p>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Alert text={request.error ? requestResetSentence(request.error) : null} />
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        problem={problem}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(null);
        }}
      />
      <Button kind="primary" type="submit" disabled={request.isPending}>
        {request.isPending ? "Sending..." : "Send reset link"}
      </Button>
    </form>
  );
}
