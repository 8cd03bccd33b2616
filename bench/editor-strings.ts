import type { Page } from "@playwright/test";
import type { Proof } from "@taiyari/domain/proof";
import { exportResume, readBack, typedStrings } from "../e2e/editor/export-resume.ts";
import { contentOf, draftOf, LATIN, SAMPLE_NAMES, templates } from "../e2e/editor/samples.ts";
import { isThere } from "../e2e/programs.ts";
import { table } from "./table.ts";

/** Which strings of all samples in all templates come out of the files again, by three readers. */
export async function recoveredStrings(page: Page): Promise<string> {
  const programs = { poppler: isThere("pdftotext", "-v"), qpdf: false };
  const rows: (string | number)[][] = [];
  for (const template of templates) {
    const proofs: Proof[] = [];
    const latin: Proof[] = [];
    const lost = { strings: 0, pdfjs: 0, poppler: 0 };
    for (const name of SAMPLE_NAMES) {
      const draft = draftOf(name);
      const exported = await exportResume(page, contentOf(template, draft));
      const back = await readBack(draft, exported, programs, template.columns > 1);
      proofs.push(back.proof);
      if (LATIN.includes(name)) latin.push(back.proof);
      lost.strings += typedStrings(draft).length;
      lost.pdfjs += back.lostByPdfjs.length;
      lost.poppler += back.lostByPoppler?.length ?? 0;
    }
    rows.push([
      template.id,
      lost.strings,
      lost.strings - lost.pdfjs,
      programs.poppler ? lost.strings - lost.poppler : "no poppler here",
      count(proofs, "total"),
      count(proofs, "total") - count(proofs, "lost"),
      percent(count(proofs, "same"), count(proofs, "total")),
      percent(count(latin, "same"), count(latin, "total")),
    ]);
  }
  return table(`Editor, read back, ${SAMPLE_NAMES.length} resumes in each template`, [
    [
      "template",
      "strings typed",
      "found by pdf.js",
      "found by poppler",
      "fields typed",
      "with all their words in our reading",
      "same field, same text",
      "the same, Latin letters",
    ],
    ...rows,
  ]);
}

function count(proofs: readonly Proof[], of: "total" | "same" | "lost"): number {
  return proofs.reduce((sum, proof) => sum + proof[of], 0);
}

function percent(part: number, of: number): string {
  return `${((100 * part) / of).toFixed(1)} %`;
}
