import { MAX_OWN_CSS } from "@taiyari/domain/resume";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { ownCssHere } from "../../../shared/preview/frame/own-css.ts";
import styles from "./looks.module.css";

interface OwnCssFieldProps {
  readonly css: string;
  readonly onChange: (css: string) => void;
}

const EXAMPLE = `h2 {
  letter-spacing: 0.06em;
}
.paper .dates {
  color: var(--accent);
}`;

/** Sentences at once; more would push the field out of sight. */
const MOST_SHOWN = 6;

/** Rules of the person's own for the page, closed until somebody wants it or has some. */
export function OwnCssField({ css, onChange }: OwnCssFieldProps) {
  const id = useId();
  const [isOpen] = useState(css !== "");
  const read = useDeferredValue(css);
  const problems = useMemo(() => ownCssHere(read).problems, [read]);
  const more = problems.length - MOST_SHOWN;
  return (
    <details className={styles["css"]} open={isOpen}>
      <summary>Own CSS</summary>
      <label htmlFor={id}>Rules for the page, after those of the template</label>
      <textarea
        id={id}
        value={css}
        rows={10}
        maxLength={MAX_OWN_CSS}
        placeholder={EXAMPLE}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        wrap="off"
        aria-describedby={`${id}-note`}
        aria-invalid={problems.length > 0 || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`}>
        In the preview, the PDF and shared pages; Word and text files have no rules. What it hides
        is named by <i>What a machine reads in your PDF</i>.
      </p>
      <div role="status">
        {problems.length > 0 && (
          <ul>
            {problems.slice(0, MOST_SHOWN).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {more > 0 && <li>{`And ${more} more.`}</li>}
          </ul>
        )}
      </div>
    </details>
  );
}
