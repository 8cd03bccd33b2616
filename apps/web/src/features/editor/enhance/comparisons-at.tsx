import type { DraftField } from "@taiyari/domain/draft";
import { ComparisonPanel, TailoredCard } from "./coach-on-demand.ts";
import { useEnhancing, useEnhancingState } from "./enhance-context.ts";
import { fieldKey, type Comparison } from "./enhancing.ts";

/** The comparisons of a section, of one of its entries, or of one field; [] without any. */
export function useComparisons(
  section: string,
  item?: string | null,
  field?: string,
): readonly Comparison[] {
  const { comparisons } = useEnhancingState();
  return comparisons.filter(
    ({ proposal: { field: at } }) =>
      at.section === section &&
      (item === undefined || at.item === item) &&
      (field === undefined || at.field === field),
  );
}

/** What a job asks for, while the resume is tailored to it. */
export function TailoredAt() {
  const enhancing = useEnhancing();
  const { tailored, comparisons } = useEnhancingState();
  if (!enhancing || !tailored) return null;
  return <TailoredCard tailored={tailored} comparisons={comparisons} enhancing={enhancing} />;
}

interface ComparisonsProps {
  readonly comparisons: readonly Comparison[];
  /** Of the headings: one below what stands above them. */
  readonly level: 3 | 4;
}

/** Comparisons in the place of what they are about. */
export function Comparisons({ comparisons, level }: ComparisonsProps) {
  const enhancing = useEnhancing();
  const { focus } = useEnhancingState();
  if (!enhancing) return null;
  const wanted = focus?.kind === "comparison" ? fieldKey(focus.field) : null;
  return comparisons.map((comparison) => {
    const { field } = comparison.proposal;
    const key = fieldKey(field satisfies DraftField);
    return (
      <ComparisonPanel
        key={key}
        comparison={comparison}
        level={level}
        hasFocus={wanted === key}
        enhancing={enhancing}
      />
    );
  });
}
