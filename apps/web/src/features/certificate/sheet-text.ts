import type { Certificate } from "@taiyari/contract";

/** What was asked and how it was judged: nothing that the assessment was not. */
export function sheetText({ of, bank, stages, minutes }: Certificate): string {
  const names = stages.map(({ stage }) => stage).join(", ");
  return `${of} questions drawn from ${bank}, in ${minutes} minutes; queries judged by running them on PostgreSQL. Asked about: ${names}.`;
}

/** The path at which a certificate is checked. */
export function placeOf(code: string): string {
  return `certificates/${code}`;
}
