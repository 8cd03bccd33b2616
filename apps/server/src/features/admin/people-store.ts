import { type SQL, sql } from "drizzle-orm";
import type { Person } from "@taiyari/contract";
import { PEOPLE_PER_PAGE } from "@taiyari/domain/account";
import type { Db } from "../../db/client.ts";

export interface PeopleWanted {
  readonly query: string;
  readonly role?: Person["role"] | undefined;
  readonly plan?: Person["plan"] | undefined;
  /** From 1. */
  readonly page: number;
  /** Whether invitations go out by mail. */
  readonly sendsMail: boolean;
}

/** What a reset link's row begins with, from the sign-in library. */
const RESET_IDENTIFIER = "reset-password:";

/** Accounts and, for addresses without one, invitations. Those who were here before it was noted were at their session. */
const everybody = (sendsMail: boolean) => sql`
  select u.id, u.name, u.email, u.role, u.plan, u.batch, u.created_at,
    coalesce(u.last_seen_at, (select max(s.updated_at) from profile.session s where s.user_id = u.id))
      as last_seen_at,
    case
      when u.banned_at is not null then 'banned'
      when u.delete_at is not null then 'leaving'
      when exists (
        select from profile.verification v
        where v.value = u.id and v.expires_at > now()
          and v.identifier like ${`${RESET_IDENTIFIER}%`}
      ) then 'reset-link'
      else 'active'
    end as state,
    u.ban_reason
  from profile.user u
  union all
  select i.id::text, i.name, i.email, 'user', 'free', i.batch, i.created_at, null,
    case
      when i.expires_at <= now() then 'invitation-expired'
      when i.sent_at is null and ${sendsMail}::boolean then 'invitation-unsent'
      else 'invited'
    end,
    ''
  from profile.invitations i
  where i.withdrawn_at is null
    and not exists (select from profile.user u where u.email = i.email)`;

interface PersonRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Person["role"];
  readonly plan: Person["plan"];
  readonly batch: string;
  readonly created_at: string;
  readonly last_seen_at: string | null;
  readonly state: Person["state"];
  readonly ban_reason: string;
}

/** A page of people, newest first, how many fit in all, and how many there are. */
export async function findPeople(
  db: Db,
  wanted: PeopleWanted,
): Promise<{ readonly people: Person[]; readonly total: number; readonly all: number }> {
  const people = everybody(wanted.sendsMail);
  const conditions = sql.join(conditionsOf(wanted), sql` and `);
  const { rows: found } = await db.execute<PersonRow>(sql`
    select * from (${people}) as people where ${conditions}
    order by created_at desc, id desc
    limit ${PEOPLE_PER_PAGE} offset ${(wanted.page - 1) * PEOPLE_PER_PAGE}`);
  const { rows: counted } = await db.execute<{ total: number; all: number }>(sql`
    select (count(*) filter (where ${conditions}))::int as total, count(*)::int as "all"
    from (${people}) as people`);
  return {
    people: found.map(toPerson),
    total: counted[0]?.total ?? 0,
    all: counted[0]?.all ?? 0,
  };
}

function conditionsOf({ query, role, plan }: PeopleWanted): SQL[] {
  const conditions = [sql`true`];
  const text = query.trim();
  if (text !== "") {
    const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    conditions.push(
      sql`(name ilike ${pattern} or email ilike ${pattern} or batch ilike ${pattern})`,
    );
  }
  if (role) conditions.push(sql`role = ${role}`);
  if (plan) conditions.push(sql`plan = ${plan}`);
  return conditions;
}

function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    fullName: row.name,
    email: row.email,
    role: row.role,
    plan: row.plan,
    batch: row.batch,
    createdAt: new Date(row.created_at).toISOString(),
    lastSeenAt: row.last_seen_at && new Date(row.last_seen_at).toISOString(),
    state: row.state,
    banReason: row.ban_reason,
  };
}
