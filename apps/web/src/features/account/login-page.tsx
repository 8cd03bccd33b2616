import { useState } from "react";
import { Link, useSearch } from "@tanstack/react-router";
import { AuthLayout } from "./auth-layout.tsx";
import { rememberedEmail } from "./sign-in-email.ts";
import { SignInForm } from "./sign-in-form.tsx";

const NOTICES = {
  confirm: "Your account is ready. Confirm your email with the link we sent you, then sign in.",
  "password-changed": "Your password has been changed. Sign in with the new one.",
  confirmed: "Your email is confirmed. Sign in to begin.",
};

export function LoginPage() {
  const { notice } = useSearch({ from: "/login" });
  const [email] = useState(rememberedEmail);
  return (
    <AuthLayout
      time="night"
      title="Sign in"
      subtitle="Pick up where you stopped"
      note={notice ? NOTICES[notice] : null}
      foot={
        <>
          New to Taiyari? <Link to="/ragister">Create Account</Link>
        </>
      }
    >
      <SignInForm
        email={email}
        besidePassword={<Link to="/forgot-password">Forgot password?</Link>}
      />
    </AuthLayout>
  );
}
