import { isBlank } from "@taiyari/domain/draft";
import { useState } from "react";
import { useUser } from "../../../lib/session.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { DraftState } from "../../../shared/drafts/draft-store.ts";
import { StarIcon } from "../../../shared/preview/icons.tsx";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import { Failed } from "../../../shared/preview/preview-frame.tsx";
import { createTemplateCache } from "../../../shared/preview/template-files.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { TemplateCard } from "./template-card.tsx";
import styles from "./templates.module.css";

const isDraftBlank = ({ draft }: DraftState) => isBlank(draft);

/** The tab "Choose Template": every template with the person's own words in it. */
export function TemplateGrid() {
  const { templates, template: selected, store, isPremiumEnforced, problem, retry } = usePreview();
  const user = useUser();
  const isOwn = !useDraft(store, isDraftBlank);
  const [shelf] = useState(() => createTemplateCache());
  const isClosed = isPremiumEnforced && user?.plan !== "premium";

  return (
    <section className={styles["gallery"]} aria-labelledby="templates-title">
      <div className={styles["top"]}>
        <div>
          <h2 id="templates-title">Choose Template</h2>
          <p>
            {isOwn
              ? "Shown with your own words."
              : "Shown with sample words until you write yours."}{" "}
            Switching keeps everything you typed.
          </p>
        </div>
        <div className={styles["legend"]}>
          <div>
            <ReadsBadge />
            <span>One column, plain reading order</span>
          </div>
          <div>
            <PremiumBadge />
            <span>Part of the premium plan</span>
          </div>
        </div>
      </div>
      {problem && (
        <div className={styles["problem"]}>
          <Failed message={problem} onRetry={retry} />
        </div>
      )}
      <div className={styles["cards"]}>
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            shelf={shelf}
            isOwn={isOwn}
            isSelected={template.id === selected?.id}
            isClosed={isClosed && template.premium}
            badges={
              <>
                {template.reads.everywhere && <ReadsBadge />}
                {template.premium && <PremiumBadge />}
              </>
            }
          />
        ))}
      </div>
    </section>
  );
}

/** Says no more than `e2e/editor-proof.spec.ts` holds each such template to. */
function ReadsBadge() {
  return (
    <span className={`${styles["badge"]} ${styles["everywhere"]}`}>
      <LineIcon name="check" small />
      Reads in full
    </span>
  );
}

function PremiumBadge() {
  return (
    <span className={`${styles["badge"]} ${styles["premium"]}`}>
      <StarIcon />
      Premium
    </span>
  );
}
