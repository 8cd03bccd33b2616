import { blanksIn } from "@taiyari/domain/coach";
import styles from "./say.module.css";

/** A text whose blanks are drawn as places that only the person can fill. */
export function WithBlanks({ text }: { readonly text: string }) {
  const blanks = blanksIn(text);
  return (
    <>
      {blanks.map(({ from, ask }, number) => (
        <span key={from}>
          {text.slice(blanks[number - 1]?.to ?? 0, from)}
          <span className={styles["blank"]}>{ask}</span>
        </span>
      ))}
      {text.slice(blanks.at(-1)?.to ?? 0)}
    </>
  );
}
