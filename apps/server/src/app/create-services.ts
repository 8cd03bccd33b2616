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
import { readTemplates } from "../built-templates.ts";
import type { Database } from "../db/open-database.ts";
import { createAuth } from "../features/account/auth.ts";
import { makeResetLink } from "../features/account/reset-link.ts";
import type { AccountDeps } from "../features/account/routes.ts";
import type { AdminDeps } from "../features/admin/routes.ts";
import type { CoachFeatureDeps } from "../features/coach/routes.ts";
import type { InterviewDeps } from "../features/interview/routes.ts";
import type { LearningDeps } from "../features/learning/routes.ts";
import type { EditorDeps } from "../features/editor/deps.ts";
import type { ReportDeps } from "../features/report/make-report.ts";
import type { ReviewDeps } from "../features/review/routes.ts";
import type { SharingDeps } from "../features/sharing/deps.ts";
import type { SimulationDeps } from "../features/simulation/deps.ts";
import type { VoiceDeps } from "../features/voice/deps.ts";
import type { UploadDeps } from "../features/upload/upload-resume.ts";
import { createLog, type Log } from "../http/error-log.ts";
import type { Settings } from "../settings.ts";
import { RESUME_RULES, type ResumeRules } from "../shared/rules/rules.ts";
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
}

/** What the features work with. */
export interface Services {
  readonly log: Log;
  readonly account: AccountDeps;
  readonly admin: AdminDeps;
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
  const mailer = outside.mailer ?? (settings.mail && createMailer(settings.mail));
  const auth = createAuth({
    db,
    mailer,
    publicUrl,
    secret: settings.secret,
    attemptsPerMinute: settings.attemptsPerMinute,
    log: (line) => log.error({ engine: "account" }, line),
  });
  const workers = outside.workers ?? createResumeWorkers();
  const judge = outside.judge ?? createAnswerJudge();
  const learnerSql = outside.learnerSql ?? createLearnerSql();
  const clock = outside.clock ?? systemClock;
  const careers = readCareers();
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
  return {
    log,
    account: {
      db,
      auth,
      publicUrl,
      sendsMail: mailer !== undefined,
      adminContact: settings.adminContact,
    },
    admin: {
      db,
      configuredUrl: settings.publicUrl,
      makeResetLink: (userId, address) => makeResetLink({ auth, db }, userId, address),
    },
    resume: {
      db,
      log,
      files: outside.files ?? (await createFileStore(settings)),
      clock,
      tempFolder: path.join(settings.dataDir, "tmp"),
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
      templates: outside.templates ?? readTemplates(),
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
      courseTests: outside.courseTests ?? readCourseTests(),
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
    interview: { db, clock, coach },
    simulation: {
      db,
      clock,
      coach,
      findBuiltScenario: outside.findBuiltScenario ?? readBuiltScenarios(),
    },
    async close() {
      await Promise.all([workers.close(), judge.close(), learnerSql.close()]);
    },
  };
}
