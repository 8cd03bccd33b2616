import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import styles from "./second-step-form.module.css";

type Kind = "app" | "recovery";

interface SecondStepFormProps {
  readonly problem: string | null;
  readonly isPending: boolean;
  readonly onProblem: (problem: string | null) => void;
  readonly onCode: (step: {
    readonly code: string;
    readonly kind: Kind;
    readonly isTrusted: boolean;
  }) => void;
  /** Back to the sign-in. */
  readonly onBack: () => void;
}

const FIELDS = {
  app: {
    label: "Code from your authenticator app",
    missing: "Enter the six digits that your app shows",
    other: "Use a recovery code",
  },
  recovery: {
    label: "Recovery code",
    missing: "Enter one of your recovery codes",
    other: "Use the code from your app",
  },
} as const;

/** Asks for the code of the second step: that of the app, or a recovery code. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { problem, isPending, onProblem, onCode, onBack } = props;
  const [kind, setKind] = useState<Kind>("app");
  const [code, setCode] = useState("");
  const [isTrusted, setTrusted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const field = FIELDS[kind];

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (problem !== null && !isPending) input.current?.select();
  }, [problem, isPending]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isPending) return;
    if (code.trim() === "") onProblem(field.missing);
    else onCode({ code, kind, isTrusted });
  }

  function change(next: Kind): void {
    setKind(next);
    setCode("");
    onProblem(null);
    input.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Alert text={problem} />
      <Field
        ref={input}
        label={field.label}
        name={kind === "app" ? "code" : "recovery-code"}
        inputMode={kind === "app" ? "numeric" : "text"}
        autoComplete={kind === "app" ? "one-time-code" : "off"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={kind === "app" ? 10 : 20}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <label className={styles["trust"]}>
        <input
          type="checkbox"
          checked={isTrusted}
          onChange={(event) => setTrusted(event.target.checked)}
        />
        Trust this device for 30 days
      </label>
      <Button kind="primary" type="submit" disabled={isPending}>
        {isPending ? "Signing in..." : "Sign in"}
      </Button>
      <Button kind="quiet" onClick={() => change(kind === "app" ? "recovery" : "app")}>
        {field.other}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        Back to the sign-in
      </Button>
    </form>
  );
}
