import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { WarningIcon } from "./icons.tsx";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  readonly label: string;
  /** One sentence under the control that helps to fill it. */
  readonly hint?: ReactNode;
  /** What is wrong, in a sentence; null when nothing is. */
  readonly problem?: string | null;
  /** Stands at the start of the control and is no part of the value: "+91". */
  readonly prefix?: string;
  /** Stands at the right of the label. */
  readonly beside?: ReactNode;
  /** A button inside the control, after the text. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled text input with its hint and its problem, wired for a screen reader. */
export function Field(props: FieldProps) {
  const { label, hint, problem, prefix, beside, end, ...input } = props;
  const id = useId();
  const described = [
    prefix ? `${id}-prefix` : "",
    hint ? `${id}-hint` : "",
    problem ? `${id}-problem` : "",
  ].filter(Boolean);

  return (
    <div className={problem ? "field field-error" : "field"}>
      <div className="label-row">
        <label htmlFor={id}>{label}</label>
        {beside}
      </div>
      <div className="control">
        {prefix && (
          <span className="prefix" id={`${id}-prefix`}>
            {prefix}
          </span>
        )}
        <input
          {...input}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described.length > 0 ? described.join(" ") : undefined}
        />
        {end}
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {problem && (
          <p className="msg" id={`${id}-problem`}>
            <WarningIcon />
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
