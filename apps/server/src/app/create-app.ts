import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import type { FastifyInstance } from "fastify";
import { type Clock, systemClock } from "../adapters/clock.ts";
import { createDocumentReader, type DocumentReader } from "../adapters/documents/read-document.ts";
import { createFileStore } from "../adapters/files/create-file-store.ts";
import type { FileStore } from "../adapters/files/file-store.ts";
import { createMailer, type Mailer } from "../adapters/mail.ts";
import type { Database } from "../db/open-database.ts";
import { adminProcedures } from "../features/account/admin-routes.ts";
import { createAuth } from "../features/account/auth.ts";
import { serveConfirmation } from "../features/account/confirm-address.ts";
import { sessionFinder } from "../features/account/find-session.ts";
import { accountProcedures } from "../features/account/routes.ts";
import { ensureAdmin } from "../features/account/store.ts";
import type { ResumeDeps } from "../features/resume/deps.ts";
import { serveFiles } from "../features/resume/file-routes.ts";
import { resumeProcedures } from "../features/resume/routes.ts";
import { RESUME_RULES, type ResumeRules } from "../features/resume/rules.ts";
import { removePartialFiles, sweepRegularly } from "../features/resume/sweep.ts";
import { serveUpload } from "../features/resume/upload-route.ts";
import { shellProcedures } from "../features/shell/routes.ts";
import { contextOf, serveApi } from "../http/api.ts";
import { createServer } from "../http/create-server.ts";
import { createLog } from "../http/error-log.ts";
import { serveReference } from "../http/reference/serve.ts";
import { serveWebApp } from "../http/web-app.ts";
import { projectRoot } from "../project.ts";
import type { Settings } from "../settings.ts";

/** The world outside, where a test has one of its own. */
export interface AppParts {
  readonly clock?: Clock;
  readonly files?: FileStore;
  readonly mailer?: Mailer;
  readonly reader?: DocumentReader;
  readonly rules?: ResumeRules;
  /** Folder of the built web app. */
  readonly webFolder?: string;
}

/** The whole server, not yet listening. Closing it leaves the database open. */
export async function createApp(
  settings: Settings,
  database: Database,
  parts: AppParts = {},
): Promise<FastifyInstance> {
  const root = projectRoot();
  const log = createLog(settings.logLevel);
  const { db, answers: databaseAnswers } = database;
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const mailer = parts.mailer ?? (settings.mail && createMailer(settings.mail));
  const auth = createAuth({
    db,
    mailer,
    publicUrl,
    secret: settings.secret,
    attemptsPerMinute: settings.attemptsPerMinute,
    log: (line) => log.error({ engine: "account" }, line),
  });
  const findSession = sessionFinder(auth);
  const account = {
    db,
    auth,
    publicUrl,
    databaseAnswers,
    configuredUrl: settings.publicUrl,
    sendsMail: mailer !== undefined,
    adminContact: settings.adminContact,
  };

  const reader = parts.reader ?? createDocumentReader();
  const resume: ResumeDeps = {
    db,
    log,
    files: parts.files ?? (await createFileStore(settings)),
    clock: parts.clock ?? systemClock,
    tempFolder: path.join(settings.dataDir, "tmp"),
    readDocument: reader.read,
    rules: parts.rules ?? RESUME_RULES,
    careers: loadCareers(path.join(root, "content")),
  };

  const server = createServer({
    log,
    databaseAnswers,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
  });
  const context: Parameters<typeof serveUpload>[2] = (request, reply) =>
    contextOf(request, reply, { findSession, databaseAnswers });
  serveUpload(server, resume, context);
  serveFiles(server, resume, context);
  serveConfirmation(server, auth, publicUrl);
  serveApi(server, {
    log,
    findSession,
    databaseAnswers,
    router: {
      account: accountProcedures(account),
      admin: adminProcedures(account),
      shell: shellProcedures({ db }),
      resume: resumeProcedures(resume),
    },
  });
  serveReference(server);
  server.get("/health", async (_request, reply) => {
    const healthy = await databaseAnswers();
    return reply.status(healthy ? 200 : 503).send({ status: healthy ? "ok" : "no database" });
  });
  await serveWebApp(server, parts.webFolder ?? path.join(root, "apps", "web", "dist"));

  await removePartialFiles(resume.tempFolder);
  await ensureAdmin(db);
  const stopSweeping = sweepRegularly(resume);
  server.addHook("onClose", async () => {
    stopSweeping();
    await reader.close();
  });
  return server;
}
