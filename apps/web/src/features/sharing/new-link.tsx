import type { Contract, ErrorOf, ResumeShare } from "@taiyari/contract";
import { assertNever } from "@taiyari/domain/result";
import { isDefinedError, safe } from "@orpc/client";
import { type FormEvent, useState } from "react";
import { client } from "../../lib/api.ts";
import { NO_ROOM, OUTAGE } from "../../lib/failures.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { dayOf, type Expiry, expiryOf } from "./expiry.ts";
import styles from "./share.module.css";

interface NewLinkProps {
  readonly resumeId: string;
  readonly onMade: (share: ResumeShare) => void;
}

const EXPIRIES: readonly { readonly value: Expiry; readonly label: string }[] = [
  { value: "none", label: "Does not end by itself" },
  { value: "week", label: "Ends in 7 days" },
  { value: "month", label: "Ends in 30 days" },
  { value: "date", label: "Ends on a day" },
];

const SHORTEST_PASSWORD = 4;

/** Makes a link: with a password or without, for a time or for good. */
export function NewLink({ resumeId, onMade }: NewLinkProps) {
  const [password, setPassword] = useState("");
  const [expiry, setExpiry] = useState<Expiry>("none");
  const [date, setDate] = useState("");
  const [isListed, setIsListed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [today] = useState(() => dayOf(new Date()));

  async function make(event: FormEvent) {
    event.preventDefault();
    const expiresAt = expiryOf(expiry, date, new Date());
    if (password !== "" && password.length < SHORTEST_PASSWORD) {
      return setProblem(`A password has at least ${SHORTEST_PASSWORD} characters.`);
    }
    if (expiresAt === undefined) return setProblem("Choose the last day the link works.");
    setIsBusy(true);
    const asked = { id: resumeId, password: password || null, expiresAt, isListed };
    const { error, data } = await safe(client.editor.createShare(asked));
    setIsBusy(false);
    if (error) return setProblem(isDefinedError(error) ? sentenceFor(error) : OUTAGE);
    setProblem(null);
    setPassword("");
    onMade(data);
  }

  return (
    <form className={styles["form"]} onSubmit={(event) => void make(event)}>
      <Alert text={problem} />
      <div className={styles["row"]}>
        <FormField label="Password, if you want one" hint="You tell it to whom you send the link.">
          {({ id, describedBy }) => (
            <input
              id={id}
              className="form-input"
              value={password}
              aria-describedby={describedBy}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </FormField>
        <div className={styles["until"]}>
          <FormField label="How long it works">
            {({ id }) => (
              <select
                id={id}
                className="form-input"
                value={expiry}
                onChange={(event) =>
                  setExpiry(
                    EXPIRIES.find(({ value }) => value === event.target.value)?.value ?? "none",
                  )
                }
              >
                {EXPIRIES.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          {expiry === "date" && (
            <FormField label="Last day">
              {({ id }) => (
                <input
                  id={id}
                  type="date"
                  className="form-input"
                  value={date}
                  min={today}
                  onChange={(event) => setDate(event.target.value)}
                />
              )}
            </FormField>
          )}
        </div>
      </div>
      <SwitchRow
        label="Search engines may list it"
        note="Without it, only people with the link find the page."
        checked={isListed}
        onChange={setIsListed}
      />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        Create link
      </Button>
    </form>
  );
}

function sentenceFor(error: ErrorOf<Contract["editor"]["createShare"]>): string {
  switch (error.code) {
    case "NOT_FOUND":
      return "This resume was deleted. Restore it to share it.";
    case "EXPIRY_PASSED":
      return "That day is over. Choose a later one.";
    case "LIMIT_REACHED":
      return `A resume has at most ${error.data.most} links. End one you do not need.`;
    case "STORAGE_FULL":
      return NO_ROOM;
    case "UNAVAILABLE":
    case "NOT_SIGNED_IN":
    case "NOT_ADMIN":
      return OUTAGE;
    default:
      return assertNever(error);
  }
}
