import path from "node:path";
import type { TemplateFiles } from "@taiyari/content/templates";
import { readCareers } from "../built-careers.ts";
import { readTemplates } from "../built-templates.ts";
import { type Clock, systemClock } from "../adapters/clock.ts";
import { createDocumentReader, type DocumentReader } from "../adapters/documents/read-document.ts";
import { createFileStore } from "../adapters/files/create-file-store.ts";
import type { FileStore } from "../adapters/files/file-store.ts";
import { createMailer, type Mailer } from "../adapters/mail.ts";
import type { Database } from "../db/open-database.ts";
import type { AdminDeps } from "../features/account/admin-routes.ts";
import { createAuth } from "../features/account/auth.ts";
import { careersVersionOf } from "../features/resume/careers-version.ts";
import type { ResumeDeps } from "../features/resume/deps.ts";
import type { EditorDeps } from "../features/resume/editor/deps.ts";
import { RESUME_RULES, type ResumeRules } from "../features/resume/rules.ts";
import { createLog, type Log } from "../http/error-log.ts";
import type { Settings } from "../settings.ts";

/** The world outside, where a test has one of its own. */
export interface OutsideParts {
  readonly clock?: Clock;
  readonly files?: FileStore;
  readonly mailer?: Mailer;
  readonly reader?: DocumentReader;
  readonly rules?: ResumeRules;
  readonly templates?: readonly TemplateFiles[];
}

/** What the features work with. */
export interface Parts {
  readonly log: Log;
  readonly account: AdminDeps;
  readonly resume: ResumeDeps;
  readonly editor: EditorDeps;
  readonly close: () => Promise<void>;
}

/** Makes what the features of this installation work with: for the server, and for commands beside it. */
export async function createParts(
  settings: Settings,
  database: Database,
  outside: OutsideParts = {},
): Promise<Parts> {
  const log = createLog(settings.logLevel);
  const { db } = database;
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const mailer = outside.mailer ?? (settings.mail && createMailer(settings.mail));
  const auth = createAuth({
    db,
    mailer,
    publicUrl,
    secret: settings.secret,
    attemptsPerMinute: settings.attemptsPerMinute,
    log: (line) => log.error({ engine: "account" }, line),
  });
  const reader = outside.reader ?? createDocumentReader();
  const clock = outside.clock ?? systemClock;
  const careers = readCareers();
  const careersVersion = careersVersionOf(careers);
  return {
    log,
    account: {
      db,
      auth,
      publicUrl,
      configuredUrl: settings.publicUrl,
      sendsMail: mailer !== undefined,
      adminContact: settings.adminContact,
    },
    resume: {
      db,
      log,
      files: outside.files ?? (await createFileStore(settings)),
      clock,
      tempFolder: path.join(settings.dataDir, "tmp"),
      readDocument: reader.read,
      rules: outside.rules ?? RESUME_RULES,
      careers,
      careersVersion,
    },
    editor: {
      db,
      clock,
      templates: outside.templates ?? readTemplates(),
      isPremiumEnforced: settings.isPremiumEnforced,
      careersVersion,
      secret: settings.secret,
    },
    close: reader.close,
  };
}
