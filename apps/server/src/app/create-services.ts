import path from "node:path";
import type { TemplateFiles } from "@taiyari/content/templates";
import { type Clock, systemClock } from "../adapters/clock.ts";
import { createFileStore } from "../adapters/files/create-file-store.ts";
import type { FileStore } from "../adapters/files/file-store.ts";
import { createTranscriber } from "../adapters/transcriber/create-transcriber.ts";
import { createLanguageModel } from "../adapters/language-model/create-language-model.ts";
import { createMailer, type Mailer } from "../adapters/mail.ts";
import { type AnswerJudge, createAnswerJudge } from "../adapters/sql/answer-judge.ts";
import { createLearnerSql, type LearnerSql } from "../adapters/sql/learner-sql.ts";
import { createResumeWorkers, type ResumeWorkers } from "../adapters/resumes/resume-workers.ts";
import { type FindScenario, readBuiltScenarios } from "../built-scenarios.ts";
import { readCareers } from "../built-careers.ts";
import { type CourseTests, readCourseTests } from "../built-course-tests.ts";
import { type FindExercise, readBuiltExercises } from "../built-exercises.ts";
import { readContentState } from "../built-content-state.ts";
import { type FindOutlines, readBuiltOutlines } from "../built-outlines.ts";
import { readTemplates } from "../built-templates.ts";
import type { Database } from "../db/open-database.ts";
import { makeResetLink } from "../features/account/reset-link.ts";
import type { ApplicationDeps } from "../features/applications/routes.ts";
import type { AdminDeps } from "../features/admin/routes.ts";
import type { CoachFeatureDeps } from "../features/coach/routes.ts";
import type { DashboardDeps } from "../features/dashboard/deps.ts";
import { createScoredCache } from "../features/dashboard/scored-cache.ts";
import type { InterviewDeps } from "../features/interview/routes.ts";
import type { LearningDeps } from "../features/learning/routes.ts";
import type { EditorDeps } from "../features/editor/deps.ts";
import type { OwnDataDeps } from "../features/own-data/deps.ts";
import type { NotificationDeps } from "../features/notifications/deps.ts";
import { noteNewAddress, tellConnection } from "../features/notifications/account-change.ts";
import { tellNewSignIn } from "../features/notifications/new-sign-in.ts";
import type { ProfileDeps } from "../features/profile/deps.ts";
import type { ReportDeps } from "../features/report/make-report.ts";
import type { ReviewDeps } from "../features/review/routes.ts";
import type { SharingDeps } from "../features/sharing/deps.ts";
import type { SearchDeps } from "../features/search/routes.ts";
import type { SimulationDeps } from "../features/simulation/deps.ts";
import type { VoiceDeps } from "../features/voice/deps.ts";
import type { UploadDeps } from "../features/upload/upload-resume.ts";
import { createLog, type Log } from "../http/error-log.ts";
import { productVersion } from "../project.ts";
import type { Settings } from "../settings.ts";
import type { BackupDeps } from "../shared/backup/back-up-now.ts";
import { RESUME_RULES, type ResumeRules } from "../shared/rules/rules.ts";
import { type AccountServices, createAccountServices } from "./account-services.ts";
import { careersVersionOf } from "./careers-version.ts";

/** The world outside, where a test has one of its own. */
export interface AdapterOverrides {
  readonly clock?: Clock;
  readonly files?: FileStore;
  readonly mailer?: Mailer;
  readonly workers?: ResumeWorkers;
  readonly rules?: ResumeRules;
  readonly templates?: readonly TemplateFiles[];
  readonly courseTests?: CourseTests;
  readonly judge?: AnswerJudge;
  readonly learnerSql?: LearnerSql;
  readonly findExercise?: FindExercise;
  readonly findBuiltScenario?: FindScenario;
  readonly findOutlines?: FindOutlines;
}

/** What the features work with. */
export interface Services extends AccountServices {
  readonly log: Log;
  readonly admin: AdminDeps;
  readonly applications: ApplicationDeps;
  /** For what is done with uploaded resumes. */
  readonly resume: UploadDeps & ReportDeps & ReviewDeps;
  /** For what is done with resumes of the editor. */
  readonly editor: EditorDeps & SharingDeps;
  /** For what the language model does. */
  readonly coach: CoachFeatureDeps;
  readonly learning: LearningDeps;
  /** For writing down speech. */
  readonly voice: VoiceDeps;
  readonly interview: InterviewDeps;
  readonly simulation: SimulationDeps;
  readonly search: SearchDeps;
  readonly dashboard: DashboardDeps;
  readonly backup: BackupDeps;
  readonly ownData: OwnDataDeps;
  readonly notifications: NotificationDeps;
  /** For what a person says of themselves. */
  readonly profile: ProfileDeps;
  readonly close: () => Promise<void>;
}

/** Makes what the features of this installation work with: for the server, and for commands beside it. */
export async function createServices(
  settings: Settings,
  database: Database,
  outside: AdapterOverrides = {},
): Promise<Services> {
  const log = createLog(settings.logLevel);
  const { db } = database;
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const smtp = settings.mail && createMailer(settings.mail);
  const mailer = outside.mailer ?? smtp;
  const clock = outside.clock ?? systemClock;
  const findOutlines = outside.findOutlines ?? readBuiltOutlines();
  const notifications: NotificationDeps = {
    db,
    log,
    clock,
    findOutlines,
    mailer,
    publicUrl,
    secret: settings.secret,
    adminContact: settings.adminContact,
  };
  const accounts = createAccountServices(settings, {
    db,
    log,
    clock,
    mailer,
    publicUrl,
    onUnknownDevice: (userId, userAgent) => void tellNewSignIn(notifications, userId, userAgent),
    onConnection: (userId, change) => void tellConnection(notifications, userId, change),
  });
  const { auth, providers } = accounts.account;
  const { findSessionStart } = accounts.signInMethods;
  const { attemptsPerMinute } = settings;
  const workers = outside.workers ?? createResumeWorkers();
  const judge = outside.judge ?? createAnswerJudge();
  const learnerSql = outside.learnerSql ?? createLearnerSql();
  const files = outside.files ?? (await createFileStore(settings));
  const tempFolder = path.join(settings.dataDir, "tmp");
  const careers = readCareers();
  const courseTests = outside.courseTests ?? readCourseTests();
  const careersVersion = careersVersionOf(careers);
  const coach = {
    db,
    log,
    clock,
    careers,
    model: settings.model && createLanguageModel(settings.model),
    modelSettings: settings.model,
    requestsPerDay: settings.modelRequestsPerDay,
  };
  const backup = {
    db,
    clock,
    source: {
      database,
      files,
      secret: settings.secret,
      keepsSecret: settings.keepsSecret,
      version: productVersion(),
    },
    folder: settings.backups.folder,
    keep: settings.backups.keep,
    isDaily: settings.backups.isDaily,
  };
  return {
    log,
    ...accounts,
    admin: {
      db,
      log,
      mailer,
      smtp,
      files,
      dataDir: settings.dataDir,
      version: productVersion(),
      contentState: readContentState(),
      sweep: { at: null, failed: 0 },
      backup,
      configuredUrl: settings.publicUrl,
      providers,
      makeResetLink: (userId, address) => makeResetLink({ auth, db }, userId, address),
    },
    resume: {
      db,
      log,
      files,
      clock,
      tempFolder,
      uploadLimits: {
        perHour: settings.uploadsPerHour,
        storageBytes: settings.storagePerPerson,
      },
      arrivals: new Map(),
      workers,
      rules: outside.rules ?? RESUME_RULES,
      careers,
      careersVersion,
    },
    editor: {
      db,
      clock,
      templates: outside.templates ?? readTemplates(undefined, (sentence) => log.warn(sentence)),
      isPremiumEnforced: settings.isPremiumEnforced,
      careersVersion,
      secret: settings.secret,
    },
    coach,
    learning: {
      db,
      clock,
      judge,
      judging: new Map(),
      courseTests,
      learnerSql,
      findExercise: outside.findExercise ?? readBuiltExercises(),
    },
    voice: {
      db,
      log,
      clock,
      transcriber: settings.transcriber && {
        does: createTranscriber(settings.transcriber),
        settings: settings.transcriber,
      },
      publicUrl: settings.publicUrl,
    },
    applications: { db, clock },
    interview: { db, clock, coach },
    notifications,
    search: { db, careers },
    profile: {
      db,
      log,
      clock,
      files,
      tempFolder,
      mailer,
      publicUrl,
      noteNewAddress: (userId, before) => noteNewAddress(notifications, userId, before),
      findSessionStart,
      attemptsPerMinute,
    },
    simulation: {
      db,
      clock,
      coach,
      findBuiltScenario: outside.findBuiltScenario ?? readBuiltScenarios(),
    },
    ownData: {
      db,
      log,
      files,
      clock,
      mailer,
      publicUrl,
      findSessionStart,
      attemptsPerMinute,
    },
    dashboard: {
      db,
      clock,
      careers,
      courseTests,
      findOutlines,
      cache: createScoredCache(),
      isPremiumEnforced: settings.isPremiumEnforced,
      adminContact: settings.adminContact,
    },
    backup,
    async close() {
      await Promise.all([workers.close(), judge.close(), learnerSql.close()]);
    },
  };
}
