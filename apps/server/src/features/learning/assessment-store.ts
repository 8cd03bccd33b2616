import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type AssessmentAnswer, AssessmentAnswer as AnswerShape } from "@taiyari/contract";
import type { BankQuestion } from "@taiyari/domain/learning";
import { z } from "zod";
import type { Db, Tx } from "../../db/client.ts";
import { assessments, certificates } from "../../db/schema/index.ts";
import { storableJson, storableText } from "../../http/storable.ts";

/** What is wrong with a query when it was judged; null for nothing to say. */
export interface Judged {
  readonly isRight: boolean;
  readonly finding: string | null;
}

/** A try as it is kept. */
export interface AttemptRow {
  readonly userId: string;
  readonly id: string;
  readonly course: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
  readonly submittedAt: Date | null;
  readonly pass: number;
  readonly bank: number;
  readonly questions: readonly BankQuestion[];
  /** By question. */
  readonly answers: Readonly<Record<string, { readonly answer: string; readonly at: string }>>;
  /** By question; null until it was judged. */
  readonly judged: Readonly<Record<string, Judged>> | null;
}

export interface AttemptKey {
  readonly userId: string;
  readonly id: string;
}

const Answers = z.record(z.string(), AnswerShape.omit({ question: true }));
const JudgedShape = z
  .record(z.string(), z.object({ isRight: z.boolean(), finding: z.string().nullable() }))
  .nullable();

function toAttempt(row: typeof assessments.$inferSelect): AttemptRow {
  return {
    ...row,
    questions: row.questions as readonly BankQuestion[],
    answers: Answers.parse(row.answers),
    judged: JudgedShape.parse(row.judged),
  };
}

const isOne = ({ userId, id }: AttemptKey) =>
  and(eq(assessments.userId, userId), eq(assessments.id, id));

/** Somebody else's and an unknown one both read as null. */
export async function findAttempt(db: Tx, key: AttemptKey): Promise<AttemptRow | null> {
  const [row] = await db.select().from(assessments).where(isOne(key));
  return row ? toAttempt(row) : null;
}

/** Latest first. */
export async function listAttempts(
  db: Tx,
  userId: string,
  course: string,
): Promise<readonly AttemptRow[]> {
  const rows = await db
    .select()
    .from(assessments)
    .where(and(eq(assessments.userId, userId), eq(assessments.course, course)))
    .orderBy(desc(assessments.startedAt));
  return rows.map(toAttempt);
}

export type NewAttempt = Pick<
  AttemptRow,
  "userId" | "course" | "startedAt" | "endsAt" | "pass" | "bank" | "questions"
>;

/**
 * Begins one. `decide` sees the tries there are and gives the new one, or what stands in its way; one at a time for each
 * person, so that two devices do not begin two.
 */
export async function beginAttempt<Refusal>(
  db: Db,
  userId: string,
  course: string,
  decide: (
    earlier: readonly AttemptRow[],
  ) => { readonly attempt: NewAttempt } | { readonly refusal: Refusal },
): Promise<{ readonly attempt: AttemptRow } | { readonly refusal: Refusal }> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`assessment ${userId}`}, 0))`,
    );
    const decided = decide(await listAttempts(tx, userId, course));
    if ("refusal" in decided) return decided;
    const [row] = await tx
      .insert(assessments)
      .values({ ...decided.attempt, questions: storableJson(decided.attempt.questions) })
      .returning();
    if (!row) throw new Error("an assessment was not kept");
    return { attempt: toAttempt(row) };
  });
}

/**
 * Keeps answers to questions of the assessment, of two to one question the later one, unless `isOver` says that it is
 * over. Gives it as it is then; null where there is none.
 */
export async function keepAnswers(
  db: Db,
  key: AttemptKey,
  given: readonly AssessmentAnswer[],
  {
    now,
    isOver,
    isHandedIn,
  }: {
    readonly now: Date;
    readonly isOver: (attempt: AttemptRow) => boolean;
    readonly isHandedIn: boolean;
  },
): Promise<{ readonly attempt: AttemptRow; readonly wasOver: boolean } | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(assessments).where(isOne(key)).for("update");
    if (!row) return null;
    const attempt = toAttempt(row);
    if (attempt.submittedAt) return { attempt, wasOver: true };
    const wasOver = isOver(attempt);
    const answers = wasOver ? attempt.answers : merged(attempt, given, now);
    const submittedAt = wasOver ? attempt.endsAt : isHandedIn ? now : null;
    await tx.update(assessments).set({ answers, submittedAt }).where(isOne(key));
    return { attempt: { ...attempt, answers, submittedAt }, wasOver };
  });
}

function merged(
  { questions, answers }: AttemptRow,
  given: readonly AssessmentAnswer[],
  now: Date,
): AttemptRow["answers"] {
  const asked = new Set(questions.map(({ question }) => question.id));
  const next = new Map(Object.entries(answers));
  for (const { question, answer, at } of given) {
    if (!asked.has(question)) continue;
    // A clock that runs fast does not win for ever.
    const time = new Date(Math.min(Date.parse(at), now.getTime())).toISOString();
    const there = next.get(question);
    if (!there || there.at <= time) next.set(question, { answer: storableText(answer), at: time });
  }
  return Object.fromEntries(next);
}

/** Keeps what the judge said, once: what was judged first stays. */
export async function keepJudged(
  db: Db,
  key: AttemptKey,
  judged: Readonly<Record<string, Judged>>,
): Promise<void> {
  await db
    .update(assessments)
    .set({ judged: storableJson(judged) })
    .where(and(isOne(key), isNull(assessments.judged)));
}

/** The code of the certificate made for a try; null for none. */
export async function findCode(db: Db, { userId, id }: AttemptKey): Promise<string | null> {
  const [row] = await db
    .select({ code: certificates.code })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.assessmentId, id)));
  return row?.code ?? null;
}
