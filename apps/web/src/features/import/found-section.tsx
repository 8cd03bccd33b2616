import { definitionOf, itemsOf, itemTitle, valueOf, type ResumeDraft } from "@taiyari/domain/draft";
import type { Understood } from "@taiyari/domain/import";
import { formatNumber } from "../../lib/numbers.ts";
import styles from "./import.module.css";
import { plainText } from "@taiyari/domain/rich";

interface FoundSectionProps {
  readonly section: Understood;
  readonly draft: ResumeDraft;
}

/** One thing that was understood. */
interface Line {
  readonly key: string;
  readonly title: string;
  /** "" for nothing beside it. */
  readonly beside: string;
}

/** Shown at once; the rest opens on demand. Words stand beside each other. */
const SHOWN = 8;
const WORDS_SHOWN = 40;

/** One section of the resume-to-be: how much is in it, and each of it in short. */
export function FoundSection({ section, draft }: FoundSectionProps) {
  const lines = linesOf(section, draft);
  const shown = section.section === "skills" ? WORDS_SHOWN : SHOWN;
  const rest = lines.slice(shown);
  return (
    <section
      className={styles["section"]}
      aria-label={section.name}
      data-tags={section.section === "skills" || undefined}
      data-fields={section.section === "personal" || undefined}
    >
      <h2>
        {section.name}
        <span className={`num ${styles["count"]}`}>{formatNumber(section.count)}</span>
        {section.isHidden && <span className={styles["hidden"]}>hidden</span>}
      </h2>
      <Lines lines={lines.slice(0, shown)} />
      {rest.length > 0 && (
        <details className={styles["more"]}>
          <summary>{formatNumber(rest.length)} more</summary>
          <Lines lines={rest} />
        </details>
      )}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul>
      {lines.map(({ key, title, beside }) => (
        <li key={key}>
          <span className={styles["title"]}>{title}</span>
          {beside !== "" && <span className={styles["beside"]}>{beside}</span>}
        </li>
      ))}
    </ul>
  );
}

function linesOf({ section, titles }: Understood, draft: ResumeDraft): readonly Line[] {
  const definition = definitionOf(draft, section);
  if (section === "personal") {
    const fields = definition?.fields ?? [];
    return titles.map((title) => {
      const field = fields.find(({ name }) => name === title);
      const value = field && valueOf(draft, { section, item: null, field: field.id });
      return { key: title, title, beside: typeof value === "string" ? plainText(value) : "" };
    });
  }
  if (!definition?.isRepeatable) {
    return titles.map((title, at) => ({ key: `${at} ${title}`, title, beside: "" }));
  }
  return itemsOf(draft, section).flatMap((item) => {
    const { title, subtitle } = itemTitle(section, item);
    if (title !== "" || subtitle !== "") {
      return [{ key: item.id, title: title || subtitle, beside: title ? subtitle : "" }];
    }
    return [{ key: item.id, title: firstWords(item), beside: "" }];
  });
}

/** What stands in an entry that nothing names. */
function firstWords(item: object): string {
  const { description } = item as { readonly description?: unknown };
  return typeof description === "string" ? (plainText(description).split("\n")[0] ?? "") : "";
}
