import { useState, type ComponentProps } from "react";
import { Field } from "./field.tsx";
import { EyeIcon, EyeOffIcon } from "./icons.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "end">;

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          className="peek"
          type="button"
          aria-label={shown ? "Hide password" : "Show password"}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
