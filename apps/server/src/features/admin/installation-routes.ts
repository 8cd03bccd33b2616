import { statfs } from "node:fs/promises";
import { auditSentence } from "@taiyari/domain/account";
import { csvFile } from "@taiyari/domain/invitations";
import { mailProblem } from "../../adapters/mail-problem.ts";
import type { SmtpMailer } from "../../adapters/mail.ts";
import type { ContentState } from "../../built-content-state.ts";
import type { Db } from "../../db/client.ts";
import { admin } from "../../http/procedures.ts";
import { writeAudit } from "../../shared/audit/audit-store.ts";
import {
  type BackupDeps,
  backUpNow,
  backupProblemText,
  removeOldBackups,
} from "../../shared/backup/back-up-now.ts";
import { backupStatus } from "../../shared/backup/backup-store.ts";
import { findSetting, keepSetting } from "../../shared/installation/settings-store.ts";
import { findDatabase, findReadings } from "./health-store.ts";
import { findActs, findAllActs } from "./log-store.ts";

export interface InstallationDeps {
  readonly db: Db;
  /** Where this installation is reached; undefined when nobody said so. */
  readonly configuredUrl: string | undefined;
  readonly dataDir: string;
  /** With which people can sign in, beside their password. */
  readonly providers: readonly { readonly name: string; readonly isTrusted: boolean }[];
  /** The mail server of the settings; undefined where none is set. */
  readonly smtp: SmtpMailer | undefined;
  /** Of Taiyari itself: "0.1.0". */
  readonly version: string;
  readonly contentState: ContentState | null;
  readonly backup: BackupDeps;
  /** When what is old was last cleared away, and how many parts of that failed. Changed by whoever does it. */
  readonly sweep: { at: Date | null; failed: number };
}

const WEEK_MS = 7 * 86_400_000;
const startedAt = () => new Date(Date.now() - process.uptime() * 1000).toISOString();

/** How the installation is, and what was done to it. */
export function installationProcedures(deps: InstallationDeps) {
  const { db, smtp, contentState, sweep } = deps;
  const { admin: procedures } = admin;
  return {
    health: procedures.health.handler(async () => {
      const [database, readings, disk, test, backup] = await Promise.all([
        findDatabase(db),
        findReadings(db, new Date(Date.now() - WEEK_MS)),
        diskOf(deps.dataDir),
        findSetting(db, "mail-test"),
        backupStatus(db),
      ]);
      return {
        address: deps.configuredUrl ?? null,
        providers: deps.providers.map(({ name, isTrusted }) => ({ name, isTrusted })),
        taiyari: deps.version,
        node: process.versions.node,
        startedAt: startedAt(),
        database,
        disk,
        jobs: {
          ...readings,
          sweep: sweep.at && { at: sweep.at.toISOString(), failed: sweep.failed },
        },
        mail: { isSet: smtp !== undefined, test: smtp ? test : null },
        backup: {
          last: backup.last?.finishedAt
            ? { at: backup.last.finishedAt.toISOString(), bytes: backup.last.bytes ?? 0 }
            : null,
          problem: backup.problem,
          testedAt: backup.testedAt?.toISOString() ?? null,
        },
        content: contentState && {
          checkedAt: contentState.checkedAt,
          problems: contentState.kinds.flatMap(({ problems }) => problems ?? []).length,
        },
      };
    }),

    testMail: procedures.testMail.handler(async ({ context, errors }) => {
      if (!smtp) throw errors.NO_MAIL_SERVER();
      const outcome = await sendTestMail(smtp, context.user.email);
      const test = { ...outcome, at: new Date().toISOString() };
      await keepSetting(db, "mail-test", test);
      const detail = test.works ? "works" : "does not work";
      await writeAudit(db, { actorId: context.user.id, act: "mail-tested", subject: null, detail });
      return test;
    }),

    backUp: procedures.backUp.handler(async ({ context, errors }) => {
      const made = await backUpNow(deps.backup, "admin");
      if (!made.ok) {
        throw errors.NO_BACKUP({ data: { sentence: backupProblemText(made.problem) } });
      }
      await removeOldBackups(deps.backup);
      const by = { actorId: context.user.id, act: "backup-made" } as const;
      await writeAudit(db, { ...by, subject: null, detail: `${made.value.rows} rows` });
      return { bytes: made.value.bytes };
    }),

    auditLog: procedures.auditLog.handler(({ input }) => findActs(db, input.page)),

    exportAuditLog: procedures.exportAuditLog.handler(async ({ context }) => {
      const by = { actorId: context.user.id, act: "log-exported" } as const;
      await writeAudit(db, { ...by, subject: null, detail: "" });
      const acts = await findAllActs(db);
      const rows = acts.map((act) => [
        act.at,
        act.actor,
        act.act,
        act.subject ?? "",
        act.detail,
        auditSentence(act),
      ]);
      return {
        csv: csvFile([["When (UTC)", "Who", "What", "Whom", "Detail", "Sentence"], ...rows]),
      };
    }),
  };
}

async function diskOf(folder: string) {
  const disk = await statfs(folder).catch(() => null);
  // Some file systems over a network say nothing of their size.
  if (!disk || disk.blocks === 0) return null;
  return { totalBytes: disk.blocks * disk.bsize, freeBytes: disk.bavail * disk.bsize };
}

async function sendTestMail(
  smtp: SmtpMailer,
  to: string,
): Promise<{ readonly works: boolean; readonly sentence: string }> {
  const text =
    "This is the test mail you asked for on the admin page. Mails of this installation arrive.";
  try {
    const answer = await smtp.sendAnswered({ to, subject: "A test mail from Taiyari", text });
    return { works: true, sentence: `The mail server took it for ${to}. It says: ${answer}` };
  } catch (error) {
    return { works: false, sentence: mailProblem(error) };
  }
}
