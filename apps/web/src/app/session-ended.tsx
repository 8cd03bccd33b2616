import { useState } from "react";
import { Link, useRouterState } from "@tanstack/react-router";
import { SignInForm } from "../features/account/sign-in-form.tsx";
import { Button } from "../ui/button.tsx";
import { ModalDialog } from "../ui/modal-dialog.tsx";
import styles from "./session-ended.module.css";

/**
 * Asks to sign in again over the screen as it stands, so that nothing typed there is lost.
 *
 * Closed, it becomes a bar at the bottom: the person can still read and copy what is on the screen.
 */
export function SessionEnded({ email }: { readonly email: string }) {
  const here = useRouterState({ select: (state) => state.location.href });
  const [isOpen, setOpen] = useState(true);

  if (!isOpen) {
    return (
      <div className={styles["bar"]} role="status">
        <p>Your session has ended. Nothing is saved until you sign in again.</p>
        <Button kind="primary" onClick={() => setOpen(true)}>
          Sign in
        </Button>
      </div>
    );
  }
  return (
    <ModalDialog title="Your session has ended" onClose={() => setOpen(false)}>
      <div className={styles["form"]}>
        <p>Sign in again to go on. What you typed on this page is still here.</p>
        <SignInForm email={email} isEmailFixed />
        <Link to="/login" search={{ redirect: here }}>
          Leave this page and sign in another way
        </Link>
      </div>
    </ModalDialog>
  );
}
