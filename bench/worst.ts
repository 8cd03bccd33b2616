import { setTimeout as sleep } from "node:timers/promises";
import { loadCareers } from "@taiyari/content/careers";
import { makePdf } from "@taiyari/documents/testing";
import { MAX_JOB_DESCRIPTION } from "@taiyari/domain/resume";
import type { Product } from "../tools/product.ts";
import { CONTENT, labelledJobs } from "./matching.ts";
import { send, signedInCookie, withProduct } from "./product.ts";
import { table } from "./table.ts";

/** Somebody else looks at the product this often meanwhile, in milliseconds. */
const LOOK_MS = 20;
const PAGES = 12;
const LINES_PER_PAGE = 60;
const LINE_LENGTH = 90;

/** The first bytes of a Word file of before 2007. Source: [MS-CFB] 2.2. */
const OLE_MARK = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** As much as an upload may have. */
const LARGEST_FILE = 10 * 1024 * 1024;

/** How long the inputs take that once held up everybody, and how long somebody else waits meanwhile. */
export function measureWorst(): Promise<string> {
  return withProduct(async (product) => {
    const cookie = await signedInCookie(product.url);
    const other = await signedInCookie(product.url);
    const measure = async (what: string, ask: () => Promise<Response>) => {
      const { status, ms, slowest } = await askBeside(product, other, ask);
      return [what, status, Math.round(ms), Math.round(slowest)];
    };
    const put = (fileName: string, bytes: Uint8Array) =>
      send(product, cookie, "PUT", `/resume/uploads?fileName=${fileName}`, bytes);
    const marks = Buffer.alloc(LARGEST_FILE, OLE_MARK);
    const jobDescription = "a/".repeat(9_999);
    // Starts the process that scores.
    await (
      await send(product, cookie, "POST", "/resume/jobs/reading", { jobDescription: "SQL" })
    ).json();
    const uploadId = await uploadOfSkills(product, cookie);
    return table("Inputs that held up everybody, before they were bounded", [
      ["input", "answer", "ms", "slowest session check meanwhile, ms"],
      await measure("job description of 9,999 times a/", () =>
        send(product, cookie, "POST", "/resume/jobs/reading", { jobDescription }),
      ),
      await measure("`.doc` of 10 MB of repeated OLE marks", () => put("marks.doc", marks)),
      await measure(`report on ${PAGES} pages of skills, long job description`, () =>
        send(product, cookie, "POST", `/resume/uploads/${uploadId}/reports`),
      ),
      await measure("the same report, opened again", () =>
        send(product, cookie, "POST", `/resume/uploads/${uploadId}/reports`),
      ),
    ]);
  });
}

/** Uploads pages of nothing but skills, with as long a job description as there may be. Gives the upload's id. */
async function uploadOfSkills(product: Product, cookie: string): Promise<string> {
  const names = loadCareers(CONTENT).skills.map(({ name }) => name);
  let at = 0;
  const line = () => {
    let text = "";
    while (text.length < LINE_LENGTH) text += `${names[at++ % names.length]}, `;
    return text;
  };
  const pages = Array.from({ length: PAGES }, (_, page) => ({
    texts: Array.from({ length: LINES_PER_PAGE }, (__, row) => ({
      text: page === 0 && row === 0 ? "Skills" : line(),
      x: 40,
      y: 800 - 12 * row,
    })),
  }));
  const path = "/resume/uploads?fileName=skills.pdf";
  const sent = await send(product, cookie, "PUT", path, makePdf({ pages }));
  const { id } = (await sent.json()) as { readonly id: string };
  const jobs = (await labelledJobs()).filter(({ validation }) => !validation);
  const jobDescription = jobs
    .map(({ text }) => text)
    .join("\n")
    .slice(0, MAX_JOB_DESCRIPTION);
  const details = { targetRole: "Data Analyst", jobDescription };
  await (await send(product, cookie, "PUT", `/resume/uploads/${id}/details`, { details })).text();
  // Read before it is scored.
  await (await send(product, cookie, "GET", `/resume/uploads/${id}/reading`)).arrayBuffer();
  return id;
}

async function askBeside(product: Product, other: string, ask: () => Promise<Response>) {
  const over = new AbortController();
  let slowest = 0;
  const look = async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      await (await send(product, other, "GET", "/account/session")).arrayBuffer();
      slowest = Math.max(slowest, performance.now() - started);
      await sleep(LOOK_MS);
    }
  };
  const looking = look();
  const started = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  const ms = performance.now() - started;
  over.abort();
  await looking;
  return { status: answer.status, ms, slowest };
}
