import { useId, useRef, useState } from "react";
import { safe } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import type { ProfileDetails } from "@taiyari/contract";
import { api, client } from "../../lib/api.ts";
import { outageSentence } from "../../lib/failures.ts";
import { Button } from "../../ui/button.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { Pill } from "../../ui/pill.tsx";
import styles from "./email-field.module.css";

/** What became of the link that confirms a new address. */
export type EmailOutcome = "changed" | "expired" | "taken";

const OUTCOMES: Readonly<Record<EmailOutcome, string>> = {
  changed: "Your new address is confirmed. From now on you sign in with it.",
  expired: "This link has expired or was used already. Your address is the one above.",
  taken: "Somebody else has that address by now. Your address stays as it is.",
};

const { Component: EmailDialog, prefetch } = onDemand(
  async () => (await import("./email-dialog.tsx")).EmailDialog,
);

interface EmailFieldProps {
  readonly details: ProfileDetails;
  readonly outcome: EmailOutcome | undefined;
}

/** The address somebody signs in with. It is changed in a dialog, which asks for the password. */
export function EmailField({ details, outcome }: EmailFieldProps) {
  const { email, newEmail, isEmailConfirmed, sendsMail } = details;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState(outcome ? OUTCOMES[outcome] : "");
  const [trouble, setTrouble] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();
  const key = api.profile.details.queryKey();

  async function keep() {
    const { data, error } = await safe(client.profile.keepEmail());
    if (error) {
      setTrouble(outageSentence(error) ?? "The change could not be taken back.");
      return;
    }
    queries.setQueryData(key, data);
    setTrouble(null);
    setSaid("Your address stays as it is.");
    button.current?.focus();
  }

  return (
    <div className="field">
      <div className="label-row">
        <span className={styles["label"]} id={id}>
          Email
        </span>
      </div>
      <div className={styles["box"]} role="group" aria-labelledby={id}>
        <span className={styles["email"]}>{email}</span>
        {sendsMail && isEmailConfirmed && (
          <Pill kind="good">
            <span className={styles["word"]}>Confirmed</span>
          </Pill>
        )}
        <button
          ref={button}
          type="button"
          className={styles["change"]}
          aria-describedby={id}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => setIsOpen(true)}
        >
          Change
        </button>
      </div>
      <p className="hint" role="status">
        {trouble ??
          (newEmail === null ? said : `Open the link sent to ${newEmail} to use that address.`)}
      </p>
      {newEmail !== null && (
        <Button kind="line" onClick={() => void keep()}>
          Keep {email}
        </Button>
      )}
      {isOpen && (
        <EmailDialog
          sendsMail={sendsMail}
          onDone={(changed) => {
            queries.setQueryData(key, changed);
            setSaid("Your address is changed. From now on you sign in with it.");
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
