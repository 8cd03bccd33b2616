/**
 * What the audit log tells of: the words between who did it and to whom, by the act's key.
 *
 * A key is stored, so it stays. "…" stands where the person's name goes; without one it comes last or not at all.
 */
export const AUDIT_ACTS = {
  "role-set": "changed the role of …",
  "plan-set": "changed the plan of …",
  "batch-set": "changed the batch of …",
  "person-banned": "banned …",
  "person-unbanned": "lifted the ban on …",
  "person-deleted": "deleted an account",
  "reset-link-made": "made a reset link for …",
  "people-invited": "invited people",
  "invitation-sent-again": "sent an invitation again",
  "invitation-withdrawn": "withdrew an invitation",
  "registration-set": "changed who may register",
  "coach-limits-set": "changed the limits of the coach",
  "coach-tested": "tested the language model",
  "voice-tested": "tested the transcriber",
  "mail-tested": "sent a test mail",
  "log-exported": "exported the audit log",
  "backup-made": "made a backup",
  "backup-restored": "restored a backup",
} as const;

export type AuditAct = keyof typeof AUDIT_ACTS;

export interface AuditSentence {
  readonly actor: string;
  /** One of `AUDIT_ACTS`; one of another version is shown as its key. */
  readonly act: string;
  /** Null for none and for a deleted account. */
  readonly subject: string | null;
}

/** An act in a sentence: "Sumana K banned Asha Rao". */
export function auditSentence({ actor, act, subject }: AuditSentence): string {
  const words = Object.entries(AUDIT_ACTS).find(([key]) => key === act)?.[1] ?? act;
  return `${actor} ${words.replace("…", subject ?? "a deleted account")}`;
}
