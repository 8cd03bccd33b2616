import { useRef } from "react";
import { isDefinedError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import type { Person } from "@taiyari/contract";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { api } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { OUTAGE } from "../../lib/failures.ts";
import styles from "./admin-page.module.css";

/** One person, and the link with which they set a new password. */
export function PersonRow({ person }: { readonly person: Person }) {
  const link = useMutation(api.admin.makeResetLink.mutationOptions());
  const refused = isDefinedError(link.error) && link.error.code === "NOT_FOUND";
  return (
    <li className={styles["person"]}>
      <div className={styles["who"]}>
        <p>
          <b>{person.fullName}</b>
          {person.role === "admin" && <span className={styles["role"]}>Admin</span>}
        </p>
        <p className="small">{person.email}</p>
        <p className="small muted num">Since {formatDate(person.createdAt)}</p>
      </div>
      <Button
        kind="line"
        disabled={link.isPending}
        onClick={() => link.mutate({ userId: person.id })}
      >
        {link.isPending ? "Making..." : "Make reset link"}
        <span className="vh">for {person.fullName}</span>
      </Button>
      <div className={styles["answer"]} aria-live="polite">
        {link.data && <ResetLink url={link.data.url} minutes={link.data.validMinutes} />}
        {link.error && (
          <p className={styles["problem"]}>
            {refused ? "This account no longer exists. Load the page again." : OUTAGE}
          </p>
        )}
      </div>
    </li>
  );
}

function ResetLink({ url, minutes }: { readonly url: string; readonly minutes: number }) {
  const input = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: "Link copied", text: "Send it to that person and to nobody else." });
    } catch {
      // Without HTTPS a page may not write to the clipboard: then the text is marked, ready for Ctrl C.
      input.current?.focus();
      input.current?.select();
      showToast({ title: "Press Ctrl C to copy", text: "The link is marked." });
    }
  }

  return (
    <>
      <p className="small">
        Send this link to the person. It works once, for {minutes} minutes, and lets whoever has it
        set the password.
      </p>
      <div className={styles["link"]}>
        <div className="control">
          <input
            ref={input}
            readOnly
            value={url}
            aria-label="Reset link"
            onFocus={(event) => event.target.select()}
          />
        </div>
        <Button kind="primary" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
    </>
  );
}
