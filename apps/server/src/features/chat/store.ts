import { and, asc, count, desc, eq, gte, lt, max, or, sql } from "drizzle-orm";
import { ChatAnswer, type ChatExchange, Report as ReportShape } from "@taiyari/contract";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { chatMessages, resumeReports, resumeUploads } from "../../db/schema/index.ts";
import { storableJson } from "../../http/storable.ts";
import { reportsUpload } from "../../shared/uploads/upload-store.ts";

const messages = chatMessages;
const reports = resumeReports;

/** Names a report of the person who asks. */
export interface ReportKey {
  readonly userId: string;
  readonly reportId: string;
}

type Report = z.infer<typeof ReportShape>;

/** A report as far as answers follow from it. */
export interface ChatReport {
  readonly uploadId: string;
  readonly madeAt: Date;
  readonly ordinal: number;
  readonly report: Report;
  /** `{ number, page, text }[]` as JSON, passed on unparsed. */
  readonly lines: string;
}

/** A report for its owner. Somebody else's, one of a deleted resume and an unknown id all read as null. */
export async function findChatReport(db: Db, key: ReportKey): Promise<ChatReport | null> {
  const [row] = await db
    .select({
      uploadId: reports.uploadId,
      madeAt: reports.madeAt,
      ordinal: reports.ordinal,
      report: reports.report,
      lines: sql<string>`${reports.lines}::text`,
    })
    .from(reports)
    .innerJoin(resumeUploads, reportsUpload)
    .where(and(eq(reports.userId, key.userId), eq(reports.id, key.reportId)));
  return row ? { ...row, report: ReportShape.parse(row.report) } : null;
}

/** The report the person made before this one, of any of their resumes; null for the first. */
export async function findReportBefore(
  db: Db,
  userId: string,
  { madeAt, ordinal }: Pick<ChatReport, "madeAt" | "ordinal">,
): Promise<Report | null> {
  const [row] = await db
    .select({ report: reports.report })
    .from(reports)
    .innerJoin(resumeUploads, reportsUpload)
    .where(
      and(
        eq(reports.userId, userId),
        or(
          lt(reports.madeAt, madeAt),
          and(eq(reports.madeAt, madeAt), lt(reports.ordinal, ordinal)),
        ),
      ),
    )
    .orderBy(desc(reports.madeAt), desc(reports.ordinal))
    .limit(1);
  return row ? ReportShape.parse(row.report) : null;
}

/** The lines of a report. */
export const ReportLines = z.array(z.object({ number: z.int(), page: z.int(), text: z.string() }));

const ofReport = ({ userId, reportId }: ReportKey) =>
  and(eq(messages.userId, userId), eq(messages.reportId, reportId));

const Question = z.object({ text: z.string() });

/** The questions of a report with their answers, oldest first. */
export async function listExchanges(db: Db, key: ReportKey): Promise<ChatExchange[]> {
  const rows = await db.select().from(messages).where(ofReport(key)).orderBy(asc(messages.ordinal));
  const answers = new Map(
    rows
      .filter(({ role }) => role === "assistant")
      .map(({ questionId, content }) => [questionId, ChatAnswer.parse(content)]),
  );
  return rows
    .filter(({ role }) => role === "person")
    .map(({ questionId, content, at }) => ({
      id: questionId,
      question: Question.parse(content).text,
      askedAt: at.toISOString(),
      answer: answers.get(questionId) ?? null,
    }));
}

export interface NewQuestion extends ReportKey {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
  /** When the day began whose questions are counted. */
  readonly dayBegan: Date;
}

/** How many questions may be asked. */
export interface QuestionLimits {
  readonly perReport: number;
  readonly perDay: number;
}

/**
 * Keeps a question, unless one with this id is kept already: then it stays as it was asked. Nothing is kept beyond the
 * limits. One at a time for each person, so that messages are numbered without doubles and none slips past a limit.
 */
export async function saveQuestion(
  db: Db,
  question: NewQuestion,
  { perReport, perDay }: QuestionLimits,
): Promise<Result<null, { readonly most: number }>> {
  const { userId, reportId, id, text, at, dayBegan } = question;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${userId}`}, 0))`);
    const isQuestion = eq(messages.role, "person");
    const [same] = await tx
      .select({ ordinal: messages.ordinal })
      .from(messages)
      .where(and(ofReport(question), eq(messages.questionId, id), isQuestion));
    if (same) return ok(null);
    const [today] = await tx
      .select({ asked: count() })
      .from(messages)
      .where(and(eq(messages.userId, userId), isQuestion, gte(messages.at, dayBegan)));
    if ((today?.asked ?? 0) >= perDay) return fail({ most: perDay });
    const [all] = await tx
      .select({ asked: count(), last: max(messages.ordinal) })
      .from(messages)
      .where(ofReport(question));
    if ((all?.asked ?? 0) >= 2 * perReport) return fail({ most: perReport });
    await tx.insert(messages).values({
      userId,
      reportId,
      ordinal: (all?.last ?? 0) + 1,
      questionId: id,
      role: "person",
      content: storableJson({ text }),
      engine: null,
      at,
    });
    return ok(null);
  });
}

/**
 * Keeps the answer to a question. Of two at once the first stays. Nothing is kept where the question was deleted
 * meanwhile.
 */
export async function saveAnswer(
  db: Db,
  { userId, reportId, id, at }: Pick<NewQuestion, "userId" | "reportId" | "id" | "at">,
  answer: ChatAnswer,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${userId}`}, 0))`);
    const rows = await tx
      .select({ questionId: messages.questionId, ordinal: messages.ordinal })
      .from(messages)
      .where(ofReport({ userId, reportId }));
    if (!rows.some(({ questionId }) => questionId === id)) return;
    await tx
      .insert(messages)
      .values({
        userId,
        reportId,
        ordinal: Math.max(...rows.map(({ ordinal }) => ordinal)) + 1,
        questionId: id,
        role: "assistant",
        content: storableJson(answer),
        engine: answer.engine,
        at,
      })
      .onConflictDoNothing();
  });
}

export async function deleteMessages(db: Db, key: ReportKey): Promise<void> {
  await db.delete(messages).where(ofReport(key));
}
