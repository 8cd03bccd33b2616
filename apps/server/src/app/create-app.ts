import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/open-database.ts";
import { adminProcedures } from "../features/account/admin-routes.ts";
import { serveConfirmation } from "../features/account/confirm-address.ts";
import { sessionFinder } from "../features/account/find-session.ts";
import { accountProcedures } from "../features/account/routes.ts";
import { ensureAdmin } from "../features/account/store.ts";
import { DRAFT_BODIES, editorProcedures } from "../features/resume/editor/routes.ts";
import { guardSharedPages } from "../features/resume/editor/shared-pages.ts";
import { serveTemplates } from "../features/resume/editor/template-files.ts";
import { serveFiles } from "../features/resume/file-routes.ts";
import { resumeProcedures } from "../features/resume/routes.ts";
import { removePartialFiles, sweepRegularly } from "../features/resume/sweep.ts";
import { type ContextOf, serveUpload } from "../features/resume/upload-route.ts";
import { shellProcedures } from "../features/shell/routes.ts";
import { contextOf, serveApi } from "../http/api.ts";
import { createServer } from "../http/create-server.ts";
import { serveReference } from "../http/reference/serve.ts";
import { serveWebApp } from "../http/web-app.ts";
import { projectRoot } from "../project.ts";
import type { Settings } from "../settings.ts";
import { createParts, type OutsideParts } from "./create-parts.ts";

export interface AppOptions extends OutsideParts {
  /** Folder of the built web app. */
  readonly webFolder?: string;
}

/** The whole server, not yet listening. Closing it leaves the database open. */
export async function createApp(
  settings: Settings,
  database: Database,
  { webFolder = path.join(projectRoot(), "apps", "web", "dist"), ...outside }: AppOptions = {},
): Promise<FastifyInstance> {
  const { log, account, resume, editor, close } = await createParts(settings, database, outside);
  const { db } = database;
  const findSession = sessionFinder(account.auth);
  const { publicUrl, trustProxy } = settings;
  const server = createServer({ log, database, publicUrl, trustProxy });
  const context: ContextOf = (request, reply) =>
    contextOf(request, reply, { findSession, database });

  guardSharedPages(server, editor);
  serveUpload(server, resume, context);
  serveFiles(server, resume, context);
  serveConfirmation(server, account.auth, account.publicUrl);
  serveApi(server, {
    log,
    findSession,
    database,
    longBodies: DRAFT_BODIES,
    router: {
      account: accountProcedures(account),
      admin: adminProcedures(account),
      shell: shellProcedures({ db }),
      resume: resumeProcedures(resume),
      editor: editorProcedures(editor),
    },
  });
  serveReference(server);
  serveTemplates(server, editor.templates, path.join(projectRoot(), "content", "templates"));
  server.get("/health", async (_request, reply) => {
    const healthy = await database.answers();
    return reply.status(healthy ? 200 : 503).send({ status: healthy ? "ok" : "no database" });
  });
  await serveWebApp(server, webFolder);

  await removePartialFiles(resume.tempFolder);
  await ensureAdmin(db);
  const stopSweeping = sweepRegularly(resume);
  server.addHook("onClose", async () => {
    stopSweeping();
    await close();
  });
  return server;
}
