import { Link } from "@tanstack/react-router";
import type { ProofField } from "@taiyari/domain/proof";
import { SECTIONS } from "@taiyari/domain/draft";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { Documents } from "../../../lib/documents/documents.ts";
import { causeWords } from "./cause-words.ts";
import { LostLines } from "./lost-lines.tsx";
import type { ReadBack } from "./prove-resume.ts";
import { readWords } from "./read-words.ts";
import styles from "./proof.module.css";

interface TroubleCardProps {
  readonly field: ProofField;
  readonly readBack: ReadBack;
  /** Null until the file is open. */
  readonly documents: Documents | null;
  readonly resumeId: string;
  /** Puts plain letters in the place of symbols. */
  readonly onPlain: () => void;
}

/** A field that does not come out of the file: what was typed, what is read, why, and what helps. */
export function TroubleCard(props: TroubleCardProps) {
  const { field, readBack, documents, resumeId, onPlain } = props;
  const { cause, label, typed, parts } = field;
  const section = SECTIONS.find(({ id }) => id === field.field.section)?.name ?? "Your section";
  const lost = parts.length > 0 ? parts.join(", ") : typed;
  const { section: sectionId, item } = field.field;
  return (
    <section className={styles["trouble"]} aria-label={`Lost: ${section}, ${label}`}>
      <header>
        <LineIcon name="cross" />
        <h2>
          Lost: {section}, {label.toLowerCase()}, “
          {lost.length > 60 ? `${lost.slice(0, 60)}…` : lost}”
        </h2>
      </header>
      <div className={styles["body"]}>
        <dl className={styles["two"]}>
          <div>
            <dt>You typed</dt>
            <dd>{lost}</dd>
          </div>
          <div>
            <dt>A machine read</dt>
            <dd className={styles["bad"]}>{readWords(field, readBack.exported.missing)}</dd>
          </div>
        </dl>
        <LostLines field={field} readBack={readBack} documents={documents} />
        {cause && (
          <p className={styles["why"]}>
            <b>Cause.</b> {causeWords(cause)}
          </p>
        )}
        <div className={styles["acts"]}>
          {cause?.kind === "fancy-letters" && (
            <Button kind="primary" onClick={onPlain}>
              Replace with plain letters
            </Button>
          )}
          <Link
            to="/resume/builder/$id"
            params={{ id: resumeId }}
            search={{ section: sectionId, ...(item !== null && { item }) }}
            className={buttonClass("quiet")}
          >
            Show in the editor
          </Link>
        </div>
      </div>
    </section>
  );
}
