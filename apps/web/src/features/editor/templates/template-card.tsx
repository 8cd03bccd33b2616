import type { Template } from "@taiyari/domain/resume";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import type { TemplateCache } from "../../../shared/preview/template-files.ts";
import { TemplateThumb } from "./template-thumb.tsx";
import styles from "./templates.module.css";

interface TemplateCardProps {
  readonly template: Template;
  readonly shelf: TemplateCache;
  /** Whether there are words of the person's own to be shown. */
  readonly isOwn: boolean;
  readonly isSelected: boolean;
  /** Whether the person's plan does not reach it. One that is selected already stays. */
  readonly isClosed: boolean;
  readonly badges: ReactNode;
}

/** A template as one page of the person's resume, and the button that takes it. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, shelf, isOwn, isSelected, isClosed, badges } = props;
  const { store } = usePreview();
  const { id, name, description, reads } = template;
  const titleId = `template-${id}`;
  const costId = `template-${id}-cost`;

  function select(): void {
    if (!isSelected) store.edit({ kind: "choose-template", id });
  }

  return (
    <article
      className={isSelected ? `${styles["card"]} ${styles["on"]}` : styles["card"]}
      aria-labelledby={titleId}
    >
      <div className={styles["thumb"]}>
        <TemplateThumb template={template} shelf={shelf} isOwn={isOwn} />
      </div>
      <div className={styles["body"]}>
        <div className={styles["name"]}>
          <h3 id={titleId}>{name}</h3>
          <span className={styles["badges"]}>{badges}</span>
        </div>
        <p>{description}</p>
        {!reads.everywhere && (
          <p id={costId} className={styles["cost"]}>
            {reads.cost}
          </p>
        )}
        {isClosed && !isSelected ? (
          <p className={styles["closed"]}>
            <LineIcon name="lock" small />
            Part of the premium plan
          </p>
        ) : (
          <Button
            kind="line"
            aria-pressed={isSelected}
            aria-describedby={reads.everywhere ? titleId : `${titleId} ${costId}`}
            onClick={select}
          >
            {isSelected && <LineIcon name="check" />}
            {isSelected ? "Selected" : "Select"}
          </Button>
        )}
      </div>
    </article>
  );
}
