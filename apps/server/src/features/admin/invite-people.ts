import { cleanName, PHONE_PREFIX } from "@taiyari/domain/account";
import { readInvitationList, type InvitationListProblem } from "@taiyari/domain/invitations";
import { ok, type Result } from "@taiyari/domain/result";
import type { InvitationRow } from "@taiyari/contract";
import type { Mail, Mailer } from "../../adapters/mail.ts";
import type { Db } from "../../db/client.ts";
import { describeError, type Log } from "../../http/error-log.ts";
import { writeAudit } from "../../shared/audit/audit-store.ts";
import {
  addInvitation,
  findKnown,
  INVITATION_DAYS,
  type Invitee,
  markSent,
} from "../../shared/invitations/invitation-store.ts";

export interface InviteDeps {
  readonly db: Db;
  readonly log: Log;
  /** Undefined where links are handed out. */
  readonly mailer: Mailer | undefined;
}

export interface PeopleFile {
  readonly text: string;
  /** Of lines that name none; "" for none. */
  readonly batch: string;
}

/** Mails on their way at the same time: mail servers take few connections of one sender. */
const WIDTH = 3;

/** Says what becomes of each line of a file. */
export async function previewPeople(
  db: Db,
  file: PeopleFile,
): Promise<Result<InvitationRow[], InvitationListProblem>> {
  const read = readInvitationList(file.text, file.batch);
  if (!read.ok) return read;
  const emails = read.value.map(({ email }) => email);
  const { accounts, invited } = await findKnown(db, emails, new Date());
  return ok(
    read.value.map(({ problem, ...line }) => {
      if (problem) return { ...line, state: problem };
      if (accounts.has(line.email)) return { ...line, state: "here" };
      return { ...line, state: invited.has(line.email) ? "invited" : "new" };
    }),
  );
}

export interface InvitationLink {
  readonly name: string;
  readonly email: string;
  readonly batch: string;
  readonly url: string;
}

/**
 * Invites those of a file who are new. Mails go out after the answer; one that was not taken leaves its invitation
 * marked as not sent.
 */
export async function invitePeople(
  deps: InviteDeps,
  file: PeopleFile & { readonly fileName: string },
  by: { readonly actorId: string; readonly address: string },
): Promise<
  Result<{ readonly links: InvitationLink[]; readonly passedOver: number }, InvitationListProblem>
> {
  const rows = await previewPeople(deps.db, file);
  if (!rows.ok) return rows;
  const added = await deps.db.transaction(async (tx) => {
    const all: { id: string; link: InvitationLink }[] = [];
    for (const row of rows.value) {
      if (row.state !== "new") continue;
      // oxlint-disable-next-line no-await-in-loop -- one transaction is one connection
      const one = await addInvitation(tx, inviteeOf(row), {
        invitedBy: by.actorId,
        now: new Date(),
      });
      if (one) all.push({ id: one.id, link: linkOf(row, one.token, by.address) });
    }
    if (all.length > 0) {
      const detail = `${all.length} ${all.length === 1 ? "person" : "people"} from ${file.fileName}`;
      await writeAudit(tx, { actorId: by.actorId, act: "people-invited", subject: null, detail });
    }
    return all;
  });
  if (deps.mailer) void sendAll(deps, deps.mailer, added);
  return ok({
    links: added.map(({ link }) => link),
    passedOver: rows.value.length - added.length,
  });
}

function inviteeOf({ email, name, phone, batch }: InvitationRow): Invitee {
  return { email, name, batch, phone: phone && `${PHONE_PREFIX}${phone}` };
}

export function linkOf({ name, email, batch }: Invitee, token: string, address: string) {
  return { name, email, batch, url: `${address}/ragister?invitation=${token}` };
}

async function sendAll(
  { db, log }: InviteDeps,
  mailer: Mailer,
  added: readonly { readonly id: string; readonly link: InvitationLink }[],
): Promise<void> {
  const queue = [...added];
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- as many at a time as there are workers
        await mailer.send(invitationMail(next.link));
        // oxlint-disable-next-line no-await-in-loop -- see above
        await markSent(db, next.id, new Date());
      } catch (error) {
        log.warn({ error: describeError(error) }, "an invitation was not sent");
      }
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, work));
}

/** Gives somebody the link by which they register. */
export function invitationMail({ name, email, url }: InvitationLink): Mail {
  return {
    to: email,
    subject: "Your invitation to Taiyari",
    text: [
      `Hello ${cleanName(name)},`,
      "you are invited to prepare for your job with Taiyari. Open this link to make your account:",
      url,
      `The link is for this address, works once, and for ${INVITATION_DAYS} days. If you did not expect it, do nothing.`,
    ].join("\n\n"),
  };
}
