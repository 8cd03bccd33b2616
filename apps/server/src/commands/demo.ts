import { randomBytes, randomUUID } from "node:crypto";
import { draftFromReading } from "@taiyari/domain/import";
import type { Reading } from "@taiyari/domain/resume";
import type { Services } from "../app/create-services.ts";
import { makeDemoAccount } from "../features/account/demo-account.ts";
import type { EditorDeps } from "../features/editor/deps.ts";
import { findResumes, insertResume } from "../features/editor/resume-store.ts";
import { makeReport } from "../features/report/make-report.ts";
import { uploadResume } from "../features/upload/upload-resume.ts";
import { readUpload } from "../shared/reading/read-upload.ts";
import { findUpload, findUploads, saveAnswers } from "../shared/uploads/upload-store.ts";
import type { Command } from "./command.ts";
import { DEMO_JOB, DEMO_PERSON, DEMO_UPLOADS, type DemoUpload } from "./demo/person.ts";
import { writePdf } from "./demo/write-pdf.ts";
import { withInstallation } from "./with-installation.ts";

const DAY_MS = 86_400_000;

/**
 * `demo`: an account with a plausible person's resumes and reports, to look at the product and for pictures.
 *
 * Safe to repeat: it gives the account a new password and adds what is missing.
 */
export const demo: Command = () =>
  withInstallation(async ({ account, resume, editor }) => {
    const password = randomBytes(9).toString("base64url");
    const userId = await makeDemoAccount(account, { ...DEMO_PERSON, password });
    const there = new Set((await findUploads(resume.db, userId)).map((upload) => upload.fileName));
    for (const upload of DEMO_UPLOADS) {
      if (!there.has(upload.fileName)) await addUpload(resume, userId, upload);
    }
    await addWrittenResume(resume, editor, userId);
    console.log(`The demo account is ${DEMO_PERSON.email}\npassword: ${password}`);
    return 0;
  });

async function addUpload(
  deps: Services["resume"],
  userId: string,
  planned: DemoUpload,
): Promise<void> {
  const kept = await uploadResume(at(deps, planned.daysAgo), {
    userId,
    fileName: planned.fileName,
    content: piecesOf(writePdf(planned.lines)),
    announcedBytes: null,
    accepted: ["pdf"],
  });
  if (!kept.ok) throw new Error(`the demo resume was refused: ${kept.problem.kind}`);
  const key = { userId, uploadId: kept.value.id };
  const { targetIndustry } = planned;
  const metadata = { targetRole: planned.targetRole, targetDomain: targetIndustry };
  await saveAnswers(deps.db, key, { metadata });
  for (const { daysAgo, withJob, targetRole = planned.targetRole } of planned.reports) {
    const details = {
      name: DEMO_PERSON.fullName,
      targetRole,
      targetIndustry,
      ...(withJob ? { jobDescription: DEMO_JOB } : {}),
    };
    await saveAnswers(deps.db, key, { details });
    const upload = await findUpload(deps.db, key);
    const made = upload && (await makeReport(at(deps, daysAgo), upload));
    if (!made?.ok) throw new Error("the demo resume could not be read");
  }
}

/** The newest resume once more, to be edited. Nothing when there is one already. */
async function addWrittenResume(
  deps: Services["resume"],
  editor: EditorDeps,
  userId: string,
): Promise<void> {
  const [newest] = await findUploads(deps.db, userId);
  const upload = newest && (await findUpload(deps.db, { userId, uploadId: newest.id }));
  const read = upload && (await readUpload(deps, upload));
  const imported =
    read?.ok && draftFromReading(JSON.parse(read.value.reading) as Reading, randomUUID);
  if (
    !imported ||
    !imported.ok ||
    (await findResumes(editor.db, userId, deps.clock())).length > 0
  ) {
    return;
  }
  const name = `${imported.value.draft.resumeData.personal.title || "My"} resume`;
  const key = { userId, resumeId: randomUUID() };
  await insertResume(editor.db, key, { name, draft: imported.value.draft, now: deps.clock() });
}

/** The same world some days ago, at half past ten in the morning. */
function at(deps: Services["resume"], daysAgo: number): Services["resume"] {
  const day = Math.floor(deps.clock().getTime() / DAY_MS) - daysAgo;
  return { ...deps, clock: () => new Date(day * DAY_MS + 5 * 3_600_000) };
}

async function* piecesOf(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes);
}
