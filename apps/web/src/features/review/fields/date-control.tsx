import { useId, type ReactNode } from "react";
import { focusOnOpen } from "./focus-on-open.ts";
import styles from "./editor.module.css";

interface DateControlProps {
  readonly legend: string;
  /** "Aug 2022", "2022", or anything else a resume may say; "" for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Takes any words: "Summer 2020". */
  readonly inWords: boolean;
  /** Gets the focus when it appears. */
  readonly isFirst?: boolean;
  /** Stands at the right of the date. */
  readonly children?: ReactNode;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A month and a year, or any words where that does not fit: "Summer 2020". */
export function DateControl(props: DateControlProps) {
  const { legend, value, onChange, inWords, isFirst = false, children } = props;
  const id = useId();
  const { month, year } = monthAndYear(value) ?? { month: "", year: "" };
  const set = (change: { month?: string; year?: string }) =>
    onChange([change.month ?? month, change.year ?? year].filter((part) => part !== "").join(" "));
  return (
    <fieldset className={styles["date"]}>
      <legend className="vh">{legend}</legend>
      {inWords ? (
        <div className={styles["words"]}>
          <label htmlFor={`${id}-words`}>{legend}, in words</label>
          <input
            id={`${id}-words`}
            className={styles["input"]}
            ref={isFirst ? focusOnOpen : undefined}
            value={value}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      ) : (
        <>
          <div>
            <label htmlFor={`${id}-month`}>{legend}, month</label>
            <select
              id={`${id}-month`}
              className={`${styles["input"]} ${styles["select"]}`}
              ref={isFirst ? focusOnOpen : undefined}
              value={month}
              onChange={(event) => set({ month: event.target.value })}
            >
              <option value="">No month</option>
              {MONTHS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor={`${id}-year`}>Year</label>
            <input
              id={`${id}-year`}
              className={styles["input"]}
              inputMode="numeric"
              value={year}
              maxLength={4}
              autoComplete="off"
              onChange={(event) => set({ year: event.target.value.trim() })}
            />
          </div>
        </>
      )}
      {children}
    </fieldset>
  );
}

/** The parts of "Aug 2022", "Aug" or "2022"; null for anything else. */
export function monthAndYear(
  value: string,
): { readonly month: string; readonly year: string } | null {
  const found = /^(?<month>[A-Z][a-z]{2})?\s?(?<year>\d{0,4})$/u.exec(value.trim());
  const { month = "", year = "" } = found?.groups ?? {};
  return found && (month === "" || MONTHS.includes(month)) ? { month, year } : null;
}
