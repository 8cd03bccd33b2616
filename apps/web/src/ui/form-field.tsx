import { useId, type ReactNode } from "react";
import { NextMark } from "./next-mark.tsx";
import "./choices.css";
import "./controls.css";

interface FormFieldProps {
  readonly label: string;
  /** Where the value came from: "from your resume". */
  readonly from?: string | undefined;
  readonly hint?: ReactNode;
  /** Marks the question as the next thing to do. */
  readonly next?: boolean;
  readonly children: (control: { id: string; describedBy: string | undefined }) => ReactNode;
}

/** A label, where its value came from, one control, one line under it. */
export function FormField({ label, from, hint, next = false, children }: FormFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {label}
        {from && <span className="form-label__from">{from}</span>}
        {next && <NextMark />}
      </label>
      {children({ id, describedBy: hint ? hintId : undefined })}
      {hint && (
        <p className="form-hint num" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
