import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { readDateWords } from "./date-words.ts";
import { FormField } from "./form-field.tsx";
import { LineIcon } from "./line-icon.tsx";
import { onDemand } from "./on-demand.tsx";
import "./date-field.css";

interface DateFieldProps {
  readonly label: string;
  readonly required?: boolean;
  /** "Jan 2025", or any words: "Summer 2020". "" for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Says something else instead, and cannot be changed: "Present". */
  readonly fixed?: string | null;
  readonly placeholder?: string;
  readonly maxLength: number;
  /** As the value is written: earlier dates cannot be picked. Typing is free. */
  readonly min?: string;
  readonly max?: string;
  /** The id of the control, when something else must find it. */
  readonly id?: string;
  /** Stands below: a checkbox. */
  readonly children?: ReactNode;
}

const { Component: DatePanel, prefetch } = onDemand(
  async () => (await import("./kit/date-panel.tsx")).DatePanel,
);

/** A date in words: typed as the person likes, or picked from months and days. */
export function DateField(props: DateFieldProps) {
  const { label, required = false, value, onChange, fixed = null, min = "", max = "" } = props;
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <FormField label={label} required={required} {...(props.id && { id: props.id })}>
      {({ id }) => (
        <>
          <div ref={place} className="date-field">
            <input
              id={id}
              className="form-input date-field__input num"
              value={fixed ?? value}
              disabled={fixed !== null}
              aria-required={required || undefined}
              placeholder={props.placeholder ?? ""}
              maxLength={props.maxLength}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange(event.target.value)}
            />
            {fixed === null && (
              <button
                ref={button}
                type="button"
                className="date-field__button"
                aria-label={`Choose ${label.toLowerCase()}`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onPointerEnter={prefetch}
                onFocus={prefetch}
                onClick={() => setIsOpen(!isOpen)}
              >
                <LineIcon name="calendar" />
              </button>
            )}
            {isOpen && fixed === null && (
              <DatePanel
                place={place}
                label={label}
                value={value}
                min={readDateWords(min)}
                max={readDateWords(max)}
                onPick={(words) => {
                  onChange(words);
                  flushSync(() => setIsOpen(false));
                  button.current?.focus();
                }}
                onClose={() => setIsOpen(false)}
              />
            )}
          </div>
          {props.children}
        </>
      )}
    </FormField>
  );
}
