import { sql } from "drizzle-orm";
import type { Batch } from "@taiyari/contract";
import { FEWEST_OF_BATCH } from "@taiyari/domain/account";
import type { Db } from "../../db/client.ts";

interface BatchRow extends Record<string, unknown> {
  readonly batch: string;
  readonly people: number;
  readonly this_week: number;
  readonly pages: number;
  readonly problems: number;
  readonly interviews: number;
  readonly days: number;
  readonly links: number;
  readonly scored: number;
  readonly score: number | null;
  readonly assessed: number;
  readonly percent: number | null;
}

/**
 * Batches in figures, the largest first, admins left out. Each person is counted once per figure, so that an average of
 * a batch is one of people; a figure that fewer than five stand behind is left out.
 */
export async function findBatches(db: Db, weekAgo: Date): Promise<Batch[]> {
  const { rows } = await db.execute<BatchRow>(sql`
    with people as (
      select id, batch, last_seen_at from profile.user where role <> 'admin' and banned_at is null
    ), learnt as (
      select user_id,
        count(distinct event->>'page') filter (where event->>'kind' = 'page-read') as pages,
        count(distinct event->>'problem') filter (
          where event->>'kind' = 'problem-submitted' and event->>'result' = 'passed'
        ) as problems
      from profile.learning_events
      where event->>'kind' in ('page-read', 'problem-submitted') group by user_id
    ), held as (
      select user_id, count(distinct interview_id) as interviews
      from profile.interview_events where event->>'kind' = 'ended' group by user_id
    ), played as (
      select user_id, count(distinct run_id) as days
      from profile.simulation_acts where act->>'kind' = 'ended' group by user_id
    ), shared as (
      select user_id, count(*) as links from profile.resume_shares
      where revoked_at is null and (expires_at is null or expires_at > now()) group by user_id
    ), scored as (
      select distinct on (user_id) user_id, score
      from profile.resume_reports order by user_id, made_at desc
    ), assessed as (
      select user_id, max(percent) as percent from (
        select a.user_id,
          100.0 * count(*) filter (where (j.value->>'isRight')::boolean)
            / nullif(jsonb_array_length(a.questions), 0) as percent
        from profile.assessments a, jsonb_each(a.judged) as j
        where a.judged is not null
        group by a.user_id, a.id, a.questions
      ) as tries group by user_id
    )
    select p.batch, count(*)::int as people,
      (count(*) filter (where p.last_seen_at >= ${weekAgo}))::int as this_week,
      coalesce(sum(l.pages), 0)::int as pages,
      coalesce(sum(l.problems), 0)::int as problems,
      coalesce(sum(h.interviews), 0)::int as interviews,
      coalesce(sum(d.days), 0)::int as days,
      coalesce(sum(s.links), 0)::int as links,
      count(r.score)::int as scored, round(avg(r.score))::int as score,
      count(e.percent)::int as assessed, round(avg(e.percent))::int as percent
    from people p
    left join learnt l on l.user_id = p.id
    left join held h on h.user_id = p.id
    left join played d on d.user_id = p.id
    left join shared s on s.user_id = p.id
    left join scored r on r.user_id = p.id
    left join assessed e on e.user_id = p.id
    group by p.batch
    order by (p.batch = ''), people desc, p.batch`);
  return rows.map(toBatch);
}

function toBatch(row: BatchRow): Batch {
  const { batch, people } = row;
  if (people < FEWEST_OF_BATCH) return { batch, people, figures: null };
  return {
    batch,
    people,
    figures: {
      thisWeek: row.this_week,
      pagesRead: row.pages,
      problemsSolved: row.problems,
      interviewsHeld: row.interviews,
      daysPlayed: row.days,
      sharedLinks: row.links,
      resumeScore: row.scored < FEWEST_OF_BATCH ? null : row.score,
      assessment: row.assessed < FEWEST_OF_BATCH ? null : row.percent,
    },
  };
}
