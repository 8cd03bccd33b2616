import { useId } from "react";
import type { ProblemStyle } from "@taiyari/domain/practice";
import type { Piece } from "./json-piece.ts";
import type { OwnInput } from "./own-input.ts";
import styles from "./tests.module.css";

interface OwnInputFieldsProps {
  readonly style: ProblemStyle;
  readonly input: OwnInput;
  readonly onChange: (texts: readonly string[]) => void;
}

/** Fields for an input of one's own, which Run tries as well. */
export function OwnInputFields({ style, input, onChange }: OwnInputFieldsProps) {
  const id = useId();
  const { texts, problems } = input;
  const names =
    style.kind === "program" ? ["reads"] : style.signature.parameters.map(({ name }) => name);
  return (
    <div className={styles["own"]}>
      <h3>Your own input</h3>
      {names.map((name, at) => {
        const problem = problems[at] ?? null;
        const field = {
          value: texts[at] ?? "",
          spellCheck: false,
          autoCapitalize: "off",
          autoComplete: "off",
          "aria-invalid": problem !== null,
          ...(problem !== null && { "aria-describedby": `${id}-${at}` }),
        } as const;
        const change = (text: string) => onChange(texts.with(at, text));
        return (
          <label key={name}>
            <span>{name}</span>
            {style.kind === "program" ? (
              <textarea rows={4} {...field} onChange={({ target }) => change(target.value)} />
            ) : (
              <input {...field} onChange={({ target }) => change(target.value)} />
            )}
            {problem !== null && (
              <small id={`${id}-${at}`}>
                <Offending text={texts[at] ?? ""} place={input.places[at] ?? null} />
                {problem}
              </small>
            )}
          </label>
        );
      })}
    </div>
  );
}

/** Letters shown on either side of what is wrong. */
const AROUND = 18;

/** The part of an input that is wrong, marked, with a little of what stands around it. */
function Offending({ text, place }: { readonly text: string; readonly place: Piece | null }) {
  if (!place) return null;
  const { from, to } = place;
  return (
    <code aria-hidden="true">
      {from > AROUND && "…"}
      {text.slice(Math.max(from - AROUND, 0), from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to, to + AROUND)}
      {text.length > to + AROUND && "…"}
    </code>
  );
}
