import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/open-database.ts";
import { serveConfirmation } from "../features/account/confirm-address.ts";
import { sessionFinder } from "../features/account/find-session.ts";
import { accountProcedures } from "../features/account/routes.ts";
import { ensureAdmin } from "../features/account/store.ts";
import { adminProcedures } from "../features/admin/routes.ts";
import { chatProcedures } from "../features/chat/routes.ts";
import { coachAdminProcedures, coachProcedures } from "../features/coach/routes.ts";
import { serveProviderCallback } from "../features/connected-accounts/callback-route.ts";
import { connectedAccountsProcedures } from "../features/connected-accounts/routes.ts";
import { dashboardProcedures } from "../features/dashboard/routes.ts";
import { whereNext } from "../features/dashboard/where-next.ts";
import { DRAFT_BODIES, editorProcedures } from "../features/editor/routes.ts";
import { serveTemplates } from "../features/editor/template-files.ts";
import { interviewProcedures } from "../features/interview/routes.ts";
import { simulationProcedures } from "../features/simulation/routes.ts";
import { signInMethodsProcedures } from "../features/sign-in-methods/routes.ts";
import { learningFeature } from "../features/learning/routes.ts";
import { applicationProcedures } from "../features/applications/routes.ts";
import { goalProcedures } from "../features/goals/routes.ts";
import { letterProcedures } from "../features/letters/routes.ts";
import { overviewProcedures } from "../features/overview/routes.ts";
import { notificationProcedures } from "../features/notifications/routes.ts";
import { serveUnsubscribe } from "../features/notifications/unsubscribe.ts";
import { serveNewAddress } from "../features/profile/confirm-route.ts";
import { servePhotos } from "../features/profile/photo-route.ts";
import { profileProcedures } from "../features/profile/routes.ts";
import { serveExport } from "../features/own-data/export-route.ts";
import { ownDataProcedures } from "../features/own-data/routes.ts";
import { serveReportFile } from "../features/report/file-route.ts";
import { reportProcedures } from "../features/report/routes.ts";
import { reviewProcedures } from "../features/review/routes.ts";
import { searchProcedures } from "../features/search/routes.ts";
import { reportSharingProcedures } from "../features/report-sharing/routes.ts";
import { sharingProcedures } from "../features/sharing/routes.ts";
import {
  guardSharedPages,
  serveLinkPictures,
  sharedCard,
} from "../features/sharing/shared-pages.ts";
import { serveUploadedFile } from "../features/upload/file-route.ts";
import { historyProcedures } from "../features/upload/history/routes.ts";
import { uploadProcedures } from "../features/upload/routes.ts";
import { removePartialFiles } from "../features/upload/sweep.ts";
import { serveUpload } from "../features/upload/upload-route.ts";
import { voiceAdminProcedures, voiceProcedures } from "../features/voice/routes.ts";
import { serveTranscriptions } from "../features/voice/transcription-route.ts";
import { contextOf, serveApi } from "../http/api.ts";
import { createServer } from "../http/create-server.ts";
import { serveReference } from "../http/reference/serve.ts";
import type { ContextOf } from "../http/request-context.ts";
import { serveWebApp } from "../http/web-app.ts";
import { projectRoot } from "../project.ts";
import type { Settings } from "../settings.ts";
import { createServices, type AdapterOverrides } from "./create-services.ts";
import { sweepRegularly } from "./sweep.ts";

export interface AppOptions extends AdapterOverrides {
  /** Folder of the built web app. */
  readonly webFolder?: string;
  /** Makes a worker ready as soon as the server listens, and not when the first file comes. */
  readonly isEager?: boolean;
}

/** The whole server, not yet listening. Closing it leaves the database open. */
export async function createApp(
  settings: Settings,
  database: Database,
  {
    webFolder = path.join(projectRoot(), "apps", "web", "dist"),
    isEager = false,
    ...outside
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const parts = await createServices(settings, database, outside);
  const { log, account, resume, editor, coach, voice } = parts;
  const learning = learningFeature(parts.learning);
  const { db } = database;
  const findSession = sessionFinder(account);
  const { publicUrl, trustProxy } = settings;
  const server = createServer({ log, database, publicUrl, trustProxy });
  const context: ContextOf = (request, reply) =>
    contextOf(request, reply, { findSession, database });

  guardSharedPages(server, editor);
  serveLinkPictures(server, editor);
  serveUpload(server, resume, context);
  serveUploadedFile(server, resume, context);
  serveTranscriptions(server, voice, context);
  serveReportFile(server, resume, context);
  serveExport(server, parts.ownData, context);
  serveConfirmation(server, account.auth, account.publicUrl);
  serveProviderCallback(server, parts.connectedAccounts, context);
  serveNewAddress(server, { ...parts.profile, adminContact: account.adminContact });
  serveUnsubscribe(server, parts.notifications);
  servePhotos(server, parts.profile, context);
  serveApi(server, {
    log,
    findSession,
    database,
    longBodies: DRAFT_BODIES,
    router: {
      account: accountProcedures(account),
      admin: {
        ...adminProcedures(parts.admin),
        ...coachAdminProcedures(coach),
        ...voiceAdminProcedures(voice),
      },
      coach: coachProcedures(coach),
      shell: {
        ...searchProcedures(parts.search),
        ...overviewProcedures({ db, whereNext: (userId) => whereNext(parts.dashboard, userId) }),
      },
      dashboard: dashboardProcedures(parts.dashboard),
      resume: {
        ...uploadProcedures(resume),
        ...historyProcedures(resume),
        ...reportProcedures(resume),
        ...reportSharingProcedures(editor),
        ...reviewProcedures(resume),
      },
      chat: chatProcedures({ ...resume, coach }),
      editor: { ...editorProcedures(editor), ...sharingProcedures(editor) },
      ...learning,
      applications: applicationProcedures(parts.applications),
      goals: goalProcedures(parts.applications),
      letters: letterProcedures(editor),
      notifications: notificationProcedures(parts.notifications),
      profile: profileProcedures(parts.profile),
      voice: voiceProcedures(voice),
      ownData: ownDataProcedures(parts.ownData),
      interview: interviewProcedures(parts.interview),
      connectedAccounts: connectedAccountsProcedures(parts.connectedAccounts),
      signInMethods: signInMethodsProcedures(parts.signInMethods),
      simulation: simulationProcedures(parts.simulation),
    },
  });
  serveReference(server);
  serveTemplates(server, editor.templates, path.join(projectRoot(), "content", "templates"));
  server.get("/health", async (_request, reply) => {
    const healthy = await database.answers();
    return reply.status(healthy ? 200 : 503).send({ status: healthy ? "ok" : "no database" });
  });
  await serveWebApp(server, {
    folder: webFolder,
    publicUrl,
    findCard: async (pagePath) => sharedCard(editor, pagePath),
  });

  await removePartialFiles(resume.tempFolder);
  await ensureAdmin(db);
  const stopSweeping = sweepRegularly(parts);
  if (isEager) server.addHook("onListen", async () => resume.workers.warmUp());
  server.addHook("onClose", async () => {
    stopSweeping();
    await parts.close();
  });
  return server;
}
