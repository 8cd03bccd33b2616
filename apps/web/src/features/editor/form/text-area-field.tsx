import type { FieldDefinition } from "@taiyari/domain/draft";
import { plainText } from "@taiyari/domain/rich";
import { useState } from "react";
import { FormField } from "../../../ui/form-field.tsx";
import { TextCounter } from "../../../ui/text-counter.tsx";
import { BulletsArea } from "./bullets-area.tsx";
import { textAdvice } from "./hints.ts";
import styles from "./form.module.css";

interface TextAreaFieldProps {
  readonly id: string;
  readonly definition: FieldDefinition;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A longer text with what is good to know of it. */
export function TextAreaField({ id, definition, value, onChange }: TextAreaFieldProps) {
  const [problem, setProblem] = useState("");
  const { hint, length, hasBullets } = textAdvice(definition.id);
  return (
    <FormField id={id} label={definition.name} required={definition.required}>
      {() => (
        <>
          <BulletsArea
            id={id}
            describedBy={`${id}-hint ${id}-count`}
            value={value}
            onChange={onChange}
            placeholder={definition.placeholder}
            hasBullets={hasBullets}
            isRequired={definition.required}
            onProblem={setProblem}
          />
          <p className={styles["under"]}>
            <span id={`${id}-hint`}>
              {hint}
              {hasBullets && <span className="vh"> Escape, then Tab leaves the text.</span>}
            </span>
            <TextCounter id={`${id}-count`} length={plainText(value).length} limit={length} />
          </p>
          {problem && (
            <p className={styles["problem"]} role="alert">
              {problem}
            </p>
          )}
        </>
      )}
    </FormField>
  );
}
