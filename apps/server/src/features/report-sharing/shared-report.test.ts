import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { SharedReport } from "@taiyari/contract";
import { readSource } from "@taiyari/documents";
import { readResume } from "@taiyari/domain/read";
import { reportOn, targetFrom } from "@taiyari/domain/report";
import { sampling } from "@taiyari/domain/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { readCareers } from "../../built-careers.ts";
import { projectRoot } from "../../project.ts";
import { personalDetails } from "./personal-details.ts";
import { withoutContact } from "./shared-report.ts";

const FOLDER = path.join(projectRoot(), "bench/resumes");
const FILES = readdirSync(FOLDER).filter((file) => /\.(?:pdf|docx)$/u.test(file));

const Texts = z
  .union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))])
  .nullish()
  .transform((value) => [value ?? []].flat(2));

/** What really stands in a file, whatever the reader makes of it. */
const Truth = z.object({ name: Texts, email: Texts, phone: Texts, links: Texts });

/** Letters and digits alone, so that nothing is hidden by how it is written. */
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}@]/gu, "");

test.each(sampling.sampleOf(FILES, 8))(
  "a shared report of %s names no way to its owner",
  async (file) => {
    const bytes = new Uint8Array(readFileSync(path.join(FOLDER, file)));
    const read = await readSource(bytes.slice());
    if (!read.ok) throw new Error(read.problem.kind);
    const reading = readResume(read.value);
    const { format, pages, tagged } = read.value;
    const report = reportOn(
      reading,
      { format, bytes: bytes.length, pages: pages.length, tagged, today: 20_779 },
      targetFrom({}, {}),
      readCareers(),
    );
    const shared = withoutContact(
      {
        name: reading.contact.name?.value ?? "",
        fileName: file,
        madeAt: "2026-11-22T00:00:00.000Z",
        ordinal: 1,
        targetRole: "",
        report: SharedReport.shape.report.parse(report),
        lines: reading.lines.map(({ number, page, text }) => ({ number, page, text })),
        previous: null,
      },
      personalDetails([reading], { fileName: file, account: "" }),
    );
    const truth = Truth.parse(
      JSON.parse(readFileSync(path.join(FOLDER, file.replace(/\.\w+$/u, ".truth.json")), "utf8")),
    );
    const words = bare(JSON.stringify(shared));
    const leaks = [...truth.name, ...truth.email, ...truth.phone, ...truth.links].filter((detail) =>
      words.includes(bare(detail)),
    );
    expect(leaks).toEqual([]);
  },
);
