import type { SharedReport, StoredReport } from "@taiyari/contract";

type Previous = NonNullable<SharedReport["previous"]>;

/** A report as it is shown to its owner, or to a visitor: then what leads to the file and to other reports is null. */
export interface ShownReport extends Omit<StoredReport, "id" | "uploadId" | "previous"> {
  readonly id: string | null;
  readonly uploadId: string | null;
  readonly previous: (Previous & { readonly id: string | null }) | null;
}

/** A shared report as it is shown. */
export function shownToVisitor({ previous, ...report }: SharedReport): ShownReport {
  return {
    ...report,
    id: null,
    uploadId: null,
    previous: previous && { ...previous, id: null },
  };
}
