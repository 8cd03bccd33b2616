import type { EnhanceScope } from "@taiyari/domain/coach";
import type { FieldDefinition, SectionDefinition } from "@taiyari/domain/draft";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { useEnhancing } from "./enhance-context.ts";
import { enhanceId } from "./enhancing.ts";
import { prefetchCoach } from "./coach-on-demand.ts";
import styles from "./enhance-buttons.module.css";

/** Whether a section has a field that can be enhanced: only then there is a button. */
export function canEnhance({ fields }: SectionDefinition): boolean {
  return fields.some(({ enhanceable }) => enhanceable);
}

/** What every button of this kind does, and how it is found again. */
function useEnhanceButton(scope: EnhanceScope) {
  const enhancing = useEnhancing();
  if (!enhancing) return null;
  return {
    id: enhanceId(scope),
    type: "button",
    onPointerEnter: prefetchCoach,
    onFocus: prefetchCoach,
    onClick: () => void enhancing.start(scope),
  } as const;
}

/** Beside the title of a section. */
export function EnhanceSectionButton({ section }: { readonly section: SectionDefinition }) {
  const button = useEnhanceButton({ section: section.id, item: null, field: null });
  if (!button || !canEnhance(section)) return null;
  return (
    <button {...button} className={`btn ${styles["section"]}`}>
      <LineIcon name="enhance" />
      Enhance with AI
    </button>
  );
}

interface EnhanceItemProps {
  readonly section: SectionDefinition;
  readonly item: string;
  /** What the entry is called. */
  readonly name: string;
  readonly className: string;
}

/** Among the tools of an entry. */
export function EnhanceItemButton({ section, item, name, className }: EnhanceItemProps) {
  const button = useEnhanceButton({ section: section.id, item, field: null });
  if (!button || !canEnhance(section)) return null;
  return (
    <button {...button} className={className} aria-label={`Enhance ${name}`} title="Enhance">
      <LineIcon name="enhance" />
    </button>
  );
}

interface EnhanceFieldProps {
  readonly section: string;
  readonly item: string | null;
  readonly definition: FieldDefinition;
}

/** At the end of a field's label. */
export function EnhanceFieldButton({ section, item, definition }: EnhanceFieldProps) {
  const button = useEnhanceButton({ section, item, field: definition.id });
  if (!button || !definition.enhanceable) return null;
  return (
    <button {...button} className={styles["field"]}>
      <LineIcon name="enhance" small />
      <span>
        Enhance<span className="vh"> {definition.name}</span>
      </span>
    </button>
  );
}
