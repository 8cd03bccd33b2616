import { useEffect, useState } from "react";
import { Link, useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Button, buttonClass } from "../ui/button.tsx";
import { Message } from "../ui/message.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { isOutage } from "../lib/failures.ts";
import { OutdatedAppError, reloadOnce } from "./lazy-screen.ts";

/**
 * A screen that could not be shown: says whether trying again helps, and keeps the way out open.
 *
 * After an update of the installation the page is loaded again by itself, once: drafts are kept over it.
 */
export function FailureScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const outage = isOutage(error);
  const isOutdated = error instanceof OutdatedAppError;
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    if (!outage) return undefined;
    const goOn = () => void router.invalidate().then(reset);
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, [outage, router, reset]);

  async function tryAgain(): Promise<void> {
    // What failed is in the page itself: only loading it again helps.
    if (!outage) return window.location.reload();
    await router.invalidate();
    reset();
  }

  if (isOutdated && !isRefused) return <NewVersion onRefused={() => setRefused(true)} />;
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

function NewVersion({ onRefused }: { readonly onRefused: () => void }) {
  useEffect(() => {
    if (!reloadOnce()) onRefused();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the page is going away
  }, []);
  return <Spinner label="Opening the new version" />;
}
