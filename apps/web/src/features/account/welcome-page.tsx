import { useState, type SyntheticEvent } from "react";
import { useMutation } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { nameProblem, normalizePhone, PHONE_PREFIX, phoneProblem } from "@taiyari/domain/account";
import { api } from "../../lib/api.ts";
import { OUTAGE, outageSentence } from "../../lib/failures.ts";
import { redirectTarget } from "../../lib/redirect-target.ts";
import { session, signOut, useUser } from "../../lib/session.ts";
import { perTab } from "../../lib/storage.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { LABELS } from "./use-registration-form.ts";
import styles from "./welcome-page.module.css";

/** What was typed before a reload of this tab. */
const KEY = "welcome-phone";

/** Asks whoever a provider made known for what the form of registration asks and no provider knows: the phone number. */
export function WelcomePage() {
  const user = useUser();
  const { redirect } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [fullName, setFullName] = useState(user?.fullName ?? "");
  const [isNaming, setNaming] = useState((user?.fullName ?? "") === "");
  const [phoneNumber, setPhoneNumber] = useState(() => perTab.get(KEY) ?? "");
  const [wasSent, setSent] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const wrong = { name: nameProblem(fullName), phone: phoneProblem(phoneNumber) };

  const save = useMutation(
    api.profile.saveDetails.mutationOptions({
      async onSuccess() {
        perTab.remove(KEY);
        await session.refresh();
        await navigate({ href: redirectTarget(redirect, window.location.origin), replace: true });
      },
    }),
  );

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setSent(true);
    if (save.isPending || wrong.name !== null || wrong.phone !== null) return;
    save.mutate({ fullName: fullName.trim(), phoneNumber });
  }

  function change(text: string): void {
    const next = normalizePhone(text);
    setPhoneNumber(next);
    perTab.set(KEY, next);
  }

  return (
    <AuthLayout
      time="day"
      title="One more thing"
      subtitle={isNaming ? "Then everything is ready" : `Welcome, ${fullName}`}
      foot={
        <>
          Not you? <SignOut onProblem={setTrouble} />
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Alert text={save.error ? (outageSentence(save.error) ?? OUTAGE) : trouble} />
        {isNaming && (
          <Field
            label={LABELS.fullName}
            name="fullName"
            autoComplete="name"
            value={fullName}
            problem={wasSent ? wrong.name : null}
            onChange={({ target }) => setFullName(target.value)}
          />
        )}
        <Field
          label={LABELS.phoneNumber}
          name="phoneNumber"
          prefix={PHONE_PREFIX}
          hint="Every account here has one."
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={phoneNumber}
          problem={wasSent || phoneNumber.length >= 10 ? wrong.phone : null}
          onChange={({ target }) => change(target.value)}
        />
        <Button kind="primary" type="submit" disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Continue"}
        </Button>
        {!isNaming && (
          <Button kind="quiet" onClick={() => setNaming(true)}>
            Change my name
          </Button>
        )}
      </form>
    </AuthLayout>
  );
}

/** The way out for somebody who signed in with an account of somebody else. */
function SignOut({ onProblem }: { readonly onProblem: (problem: string) => void }) {
  const leave = useMutation({ mutationFn: signOut, onError: () => onProblem(OUTAGE) });
  return (
    <button type="button" className={styles["leave"]} onClick={() => leave.mutate()}>
      Sign out
    </button>
  );
}
