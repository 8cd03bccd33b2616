import { useNavigate } from "@tanstack/react-router";
import { readCertificateCode } from "@taiyari/domain/learning";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import styles from "./verify.module.css";

/** Where certificates of a kind are checked. */
export type CodeAddress = "/certificates/$code" | "/simulation/certificates/$code";

interface CodeFormProps {
  readonly to: CodeAddress;
}

/** Asks for a code and opens what it stands for. */
export function CodeForm({ to }: CodeFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);

  async function check(event: FormEvent) {
    event.preventDefault();
    const code = readCertificateCode(typed);
    setIsWrong(code === null);
    if (code !== null) await navigate({ to, params: { code } });
  }

  return (
    <form className={styles["form"]} onSubmit={(event) => void check(event)}>
      <FormField
        label="Code, like 7K4M-92QX"
        hint={isWrong ? "A code has eight letters and digits." : null}
      >
        {({ id, describedBy }) => (
          <input
            id={id}
            aria-describedby={describedBy}
            className="form-input"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            aria-invalid={isWrong || undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FormField>
      <Button kind="line" type="submit">
        Check
      </Button>
    </form>
  );
}
