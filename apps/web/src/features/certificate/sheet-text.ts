import type { Certificate } from "@taiyari/contract";

/** What was asked and how it was judged: nothing that the assessment was not. */
export function sheetText({ of, bank, stages, minutes }: Certificate): string {
  const names = stages.map(({ stage }) => stage).join(", ");
  return `${of} questions drawn from ${bank}, in ${minutes} minutes; queries judged by running them on PostgreSQL. Asked about: ${names}.`;
}

/** "taiyari.example/certificates/7K4M-92QX" */
export function addressOf(code: string): string {
  return `${window.location.host}/certificates/${code}`;
}
