import { Link, useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Button, buttonClass } from "../ui/button.tsx";
import { Message } from "../ui/message.tsx";
import { isOutage } from "../lib/failures.ts";

/** A screen that could not be shown: says whether trying again helps, and keeps the way out open. */
export function FailureScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const outage = isOutage(error);

  async function tryAgain(): Promise<void> {
    // After an update of the installation the old files are gone: only loading the page again helps.
    if (!outage) return window.location.reload();
    await router.invalidate();
    reset();
  }

  return (
    <Message
      title={outage ? "Taiyari does not answer" : "This page could not be shown"}
      text={
        outage
          ? "What you saved is safe. Check your connection and try again."
          : "What you saved is safe. Try again, or go on from the overview."
      }
    >
      <Button kind="primary" onClick={() => void tryAgain()}>
        Try again
      </Button>
      <Link to="/overview" className={buttonClass("line")}>
        Go to the overview
      </Link>
    </Message>
  );
}
