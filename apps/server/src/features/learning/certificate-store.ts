import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { assessments, certificates } from "../../db/schema/index.ts";
import { storableText } from "../../http/storable.ts";
import { isOwnerThere } from "../../shared/leaving/owner-store.ts";
import { type AttemptRow, findAttempt } from "./assessment-store.ts";

export interface CertificateRow {
  readonly userId: string;
  readonly assessmentId: string;
  readonly code: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly course: string;
  readonly title: string;
  readonly minutes: number;
}

/** A certificate with the assessment it was made for. */
export interface CertifiedAttempt {
  readonly certificate: CertificateRow;
  readonly attempt: AttemptRow;
}

/**
 * Keeps a certificate; where there is one for this assessment already, that one stays.
 *
 * @throws when the code is somebody else's: two of 2⁴⁰ are the same
 */
export async function keepCertificate(db: Db, row: CertificateRow, issuedAt: Date): Promise<void> {
  await db
    .insert(certificates)
    .values({ ...row, name: storableText(row.name), issuedAt })
    .onConflictDoNothing({ target: [certificates.userId, certificates.assessmentId] });
}

/** @param userId  null for anybody: then only one that is shown to others is found */
export async function findCertificate(
  db: Db,
  code: string,
  userId: string | null,
): Promise<CertifiedAttempt | null> {
  const [row] = await db
    .select({ certificate: certificates })
    .from(certificates)
    .innerJoin(
      assessments,
      and(
        eq(assessments.userId, certificates.userId),
        eq(assessments.id, certificates.assessmentId),
      ),
    )
    .where(
      and(
        eq(certificates.code, code),
        userId === null
          ? and(eq(certificates.isPublic, true), isOwnerThere(certificates.userId))
          : eq(certificates.userId, userId),
      ),
    );
  if (!row) return null;
  const { certificate } = row;
  const attempt = await findAttempt(db, {
    userId: certificate.userId,
    id: certificate.assessmentId,
  });
  return attempt && { certificate, attempt };
}

export async function markPublic(
  db: Db,
  code: string,
  userId: string,
  isPublic: boolean,
): Promise<void> {
  await db
    .update(certificates)
    .set({ isPublic })
    .where(and(eq(certificates.code, code), eq(certificates.userId, userId)));
}
