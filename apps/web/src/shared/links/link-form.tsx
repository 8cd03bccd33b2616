import { type FormEvent, type ReactNode, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { DayField } from "../../ui/day-field.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SearchableSelect } from "../../ui/searchable-select.tsx";
import { dayOf, type Expiry, expiryOf } from "./expiry.ts";
import styles from "./share.module.css";

export interface NewLinkTerms {
  /** Null for none. */
  readonly password: string | null;
  /** Null for one that does not end by itself. */
  readonly expiresAt: string | null;
}

interface LinkFormProps {
  /** How long a link may work; the first is chosen. */
  readonly expiries: readonly Expiry[];
  /** Makes the link. Gives what went wrong, in a sentence; null for a link that was made. */
  readonly onSubmit: (terms: NewLinkTerms) => Promise<string | null>;
  /** What is asked for first. */
  readonly first?: ReactNode;
  /** What else is chosen of a link. */
  readonly children: ReactNode;
}

const LABELS: Readonly<Record<Expiry, string>> = {
  none: "Does not end by itself",
  week: "Ends in 7 days",
  month: "Ends in 30 days",
  quarter: "Ends in 90 days",
  date: "Ends on a day",
};

const SHORTEST_PASSWORD = 4;

/** Makes a link: with a password or without, for a time or for good. */
export function LinkForm({ expiries, onSubmit, first, children }: LinkFormProps) {
  const [password, setPassword] = useState("");
  const [expiry, setExpiry] = useState<Expiry>(expiries[0] ?? "none");
  const [date, setDate] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function make(event: FormEvent) {
    event.preventDefault();
    const expiresAt = expiryOf(expiry, date, new Date());
    if (password !== "" && password.length < SHORTEST_PASSWORD) {
      return setProblem(`A password has at least ${SHORTEST_PASSWORD} characters.`);
    }
    if (expiry === "date" && date !== "" && date < dayOf(new Date())) {
      return setProblem("That day has passed. Choose a later one.");
    }
    if (expiresAt === undefined) return setProblem("Choose the last day the link works.");
    setIsBusy(true);
    const refusal = await onSubmit({ password: password || null, expiresAt });
    setIsBusy(false);
    setProblem(refusal);
    if (refusal === null) setPassword("");
  }

  return (
    <form className={styles["form"]} onSubmit={(event) => void make(event)}>
      <Alert text={problem} />
      {first}
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
          <SearchableSelect
            label="How long it works"
            options={expiries.map((one) => LABELS[one])}
            value={LABELS[expiry]}
            isFixed
            onChange={(label) => setExpiry(expiries.find((one) => LABELS[one] === label) ?? expiry)}
          />
          {expiry === "date" && (
            <DayField
              label="Last day"
              value={date === "" ? null : date}
              onChange={(day) => setDate(day ?? "")}
            />
          )}
        </div>
      </div>
      {children}
      <Button kind="primary" type="submit" isBusy={isBusy}>
        Create link
      </Button>
    </form>
  );
}
