import { useEffect, useRef, useState, type ReactNode } from "react";
import { DatePanel } from "./date-panel.tsx";
import { readDateWords } from "./date-words.ts";
import { FormField } from "./form-field.tsx";
import { LineIcon } from "./line-icon.tsx";
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

/** The width of the panel in CSS pixels, as date-field.css has it. */
const PANEL_WIDTH = 304;

/** A date in words: typed as the person likes, or picked from months and days. */
export function DateField(props: DateFieldProps) {
  const { label, required = false, value, onChange, fixed = null, min = "", max = "" } = props;
  const [side, setSide] = useState<"start" | "end" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = side !== null && fixed === null;

  useEffect(() => {
    if (!isOpen) return undefined;
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !place.current?.contains(target)) setSide(null);
    }
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  function toggle() {
    if (isOpen) return setSide(null);
    const left = place.current?.getBoundingClientRect().left ?? 0;
    setSide(left + PANEL_WIDTH > document.documentElement.clientWidth ? "end" : "start");
  }

  function close() {
    setSide(null);
    button.current?.focus();
  }

  return (
    <FormField label={label} required={required} {...(props.id && { id: props.id })}>
      {({ id }) => (
        <>
          <div ref={place} className="date-field" data-side={side ?? undefined}>
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
                aria-controls={isOpen ? `${id}-panel` : undefined}
                onClick={toggle}
              >
                <LineIcon name="calendar" />
              </button>
            )}
            {isOpen && (
              <DatePanel
                id={`${id}-panel`}
                label={label}
                value={value}
                min={readDateWords(min)}
                max={readDateWords(max)}
                onPick={(words) => {
                  onChange(words);
                  close();
                }}
                onClose={close}
              />
            )}
          </div>
          {props.children}
        </>
      )}
    </FormField>
  );
}
