import { useState } from "react";
import { Link, useSearch } from "@tanstack/react-router";
import { Alert } from "../../ui/alert.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { useProviderProblem } from "./other-ways.tsx";
import { storedEmail } from "./sign-in-email.ts";
import { SignInForm } from "./sign-in-form.tsx";

const GOOD_NEWS = {
  created: "Your account is ready. Sign in to begin.",
  confirm: "Your account is ready. Confirm your email with the link we sent you, then sign in.",
  "password-changed": "Your password has been changed. Sign in with the new one.",
  confirmed: "Your email is confirmed. Sign in to begin.",
} as const;
type GoodNews = keyof typeof GOOD_NEWS;

const LINK_USED =
  "This link has expired or was used already. Sign in: if your email still needs confirming, a new link is sent.";

export function LoginPage() {
  const { notice, redirect, provider, problem } = useSearch({ from: "/login" });
  const cameBack = useProviderProblem(provider, problem);
  const wanted = redirect === undefined ? {} : { redirect };
  const [email] = useState(storedEmail);
  const [needsCode, setNeedsCode] = useState(notice === "code");
  return (
    <AuthLayout
      time="night"
      title={needsCode ? "One more step" : "Sign in"}
      subtitle={needsCode ? "Your account asks for a code" : "Pick up where you stopped"}
      note={notice && notice in GOOD_NEWS && !needsCode ? GOOD_NEWS[notice as GoodNews] : null}
      foot={
        <>
          New to Taiyari?{" "}
          <Link to="/ragister" search={wanted}>
            Create Account
          </Link>
        </>
      }
    >
      {notice === "not-confirmed" && !needsCode && <Alert text={LINK_USED} />}
      {cameBack !== null && !needsCode && <Alert text={cameBack} />}
      <SignInForm
        email={email}
        hasOtherWays
        isBegun={notice === "code"}
        onStep={setNeedsCode}
        besidePassword={
          <Link to="/forgot-password" search={wanted}>
            Forgot password?
          </Link>
        }
      />
    </AuthLayout>
  );
}
