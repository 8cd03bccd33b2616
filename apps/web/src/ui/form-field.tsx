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
  /** Marks what the form asks for with a star; the control says it to a screen reader. */
  readonly required?: boolean;
  /** The control's id, when something else must find it. */
  readonly id?: string;
  readonly children: (control: { id: string; describedBy: string | undefined }) => ReactNode;
}

/** A label, where its value came from, one control, one line under it. */
export function FormField(props: FormFieldProps) {
  const { label, from, hint, next = false, required = false, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = `${id}-hint`;
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {label}
        {required && (
          <span className="form-label__required" aria-hidden="true">
            *
          </span>
        )}
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
