import { resolve } from "node:path";
import { DATA_SETS, type DataSetName } from "@taiyari/domain/sql";
import { startSqlThread, type SqlThread } from "@taiyari/sql-engine/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDataSet } from "./load-data-set.ts";
import { toCopyText } from "./shared/table.ts";
import { snapshotsOf } from "./snapshot.ts";
import type { Twin } from "./shared/twin.ts";

const PROJECT = resolve(import.meta.dirname, "../../../..");
const CONTENT = resolve(PROJECT, "content");
/** Databases are kept between runs; where they are not, each takes ten seconds. */
const CACHE = resolve(PROJECT, "node_modules/.taiyari/snapshots");
const MAKING_MS = 240_000;

/** Each gives how many rows tell a right query from one that looks right, and must give some in both twins. */
const DIRT: Readonly<Record<Exclude<DataSetName, "bazaarly">, Readonly<Record<string, string>>>> = {
  annapath: {
    "orders of guests": "SELECT FROM orders WHERE customer_id IS NULL",
    "orders that are yesterday in UTC":
      "SELECT FROM orders WHERE placed_at::date <> (placed_at AT TIME ZONE 'UTC')::date",
    "orders of either financial year":
      "SELECT FROM orders WHERE placed_at >= '2026-03-31' AND placed_at < '2026-04-02'",
    "orders placed twice within two minutes": `SELECT FROM orders a JOIN orders b ON b.customer_id = a.customer_id
      AND b.restaurant_id = a.restaurant_id AND b.placed_at > a.placed_at AND b.placed_at < a.placed_at + INTERVAL '2 minutes'`,
    "deliveries without a time":
      "SELECT FROM orders WHERE status = 'delivered' AND delivered_at IS NULL",
    "late deliveries": "SELECT FROM orders WHERE delivered_at > promised_at",
    "orders at exactly the same total": "SELECT FROM orders GROUP BY total HAVING count(*) > 1",
    "dishes never ordered":
      "SELECT FROM menu_items m WHERE NOT EXISTS (SELECT FROM order_items i WHERE i.menu_item_id = m.id)",
    "dishes of which nobody said whether they are vegetarian":
      "SELECT FROM menu_items WHERE is_veg IS NULL",
    "cities without a restaurant":
      "SELECT FROM cities c WHERE NOT EXISTS (SELECT FROM restaurants r WHERE r.city_id = c.id)",
    "customers without an order":
      "SELECT FROM customers c WHERE NOT EXISTS (SELECT FROM orders o WHERE o.customer_id = c.id)",
    "people who registered twice":
      "SELECT FROM customers WHERE phone IS NOT NULL GROUP BY lower(trim(name)), phone HAVING count(*) > 1",
    "hours that are no numbers":
      "SELECT FROM riders WHERE NOT pg_input_is_valid(daily_hours, 'numeric')",
    "surges that overlap": `SELECT FROM surge_windows a JOIN surge_windows b
      ON b.city_id = a.city_id AND b.id > a.id AND b.starts_at < a.ends_at AND a.starts_at < b.ends_at`,
    "orders rated twice": "SELECT FROM ratings GROUP BY order_id HAVING count(*) > 1",
    "ratings of unknown orders":
      "SELECT FROM ratings r WHERE NOT EXISTS (SELECT FROM orders o WHERE o.id = r.order_id)",
  },
  hastantar: {
    "payments that are yesterday in UTC":
      "SELECT FROM transactions WHERE started_at::date <> (started_at AT TIME ZONE 'UTC')::date",
    "payments before the financial year ends":
      "SELECT FROM transactions WHERE started_at < '2026-04-01'",
    "third attempts": `SELECT FROM transactions c JOIN transactions b ON b.id = c.retry_of
      JOIN transactions a ON a.id = b.retry_of`,
    "payments that never ended": "SELECT FROM transactions WHERE ended_at IS NULL",
    "payments reversed on another day":
      "SELECT FROM transactions WHERE status = 'reversed' AND ended_at::date > started_at::date",
    "equal amounts": "SELECT FROM transactions GROUP BY amount HAVING count(*) > 1",
    "addresses of users who left": "SELECT FROM vpas WHERE user_id IS NULL",
    "users without an address":
      "SELECT FROM users u WHERE NOT EXISTS (SELECT FROM vpas v WHERE v.user_id = u.id)",
    "banks without an address":
      "SELECT FROM banks b WHERE NOT EXISTS (SELECT FROM vpas v WHERE v.bank_id = b.id)",
    "users with several addresses": "SELECT FROM vpas GROUP BY user_id HAVING count(*) > 1",
    "addresses in capitals": "SELECT FROM vpas WHERE address <> lower(address)",
    "turnovers that are no numbers":
      "SELECT FROM merchants WHERE NOT pg_input_is_valid(turnover, 'numeric')",
    "days settled twice":
      "SELECT FROM settlements GROUP BY merchant_id, business_day HAVING count(*) > 1",
    "days with another amount settled than paid": `SELECT FROM settlements s WHERE gross <> (
      SELECT sum(t.amount) FROM transactions t WHERE t.merchant_id = s.merchant_id AND t.status = 'success' AND t.started_at::date = s.business_day)`,
    "days that were not settled": `SELECT FROM transactions t WHERE merchant_id IS NOT NULL AND status = 'success'
      AND NOT EXISTS (SELECT FROM settlements s WHERE s.merchant_id = t.merchant_id AND s.business_day = t.started_at::date)`,
    "disputes of unknown payments":
      "SELECT FROM disputes d WHERE NOT EXISTS (SELECT FROM transactions t WHERE t.id = d.transaction_id)",
    "limits that were changed": "SELECT FROM daily_limits GROUP BY user_id HAVING count(*) > 1",
    "payments with two cashbacks":
      "SELECT FROM cashbacks GROUP BY transaction_id HAVING count(*) > 1",
  },
  adhyaya: {
    "events that are yesterday in UTC":
      "SELECT FROM lesson_events WHERE at::date <> (at AT TIME ZONE 'UTC')::date",
    "enrolments before the financial year ends":
      "SELECT FROM enrolments WHERE enrolled_at < '2026-04-01'",
    "events of nobody known": "SELECT FROM lesson_events WHERE student_id IS NULL",
    "events of lessons that were withdrawn":
      "SELECT FROM lesson_events e WHERE NOT EXISTS (SELECT FROM lessons l WHERE l.id = e.lesson_id)",
    "students without an enrolment":
      "SELECT FROM students s WHERE NOT EXISTS (SELECT FROM enrolments e WHERE e.student_id = s.id)",
    "courses without an enrolment": `SELECT FROM courses c WHERE NOT EXISTS (
      SELECT FROM enrolments e JOIN batches b ON b.id = e.batch_id WHERE b.course_id = c.id)`,
    "batches without a mentor": "SELECT FROM batches WHERE mentor IS NULL",
    "people who enrolled twice in a batch":
      "SELECT FROM enrolments GROUP BY student_id, batch_id HAVING count(*) > 1",
    "people who registered twice":
      "SELECT FROM students WHERE email IS NOT NULL GROUP BY lower(email) HAVING count(*) > 1",
    "years that are no numbers":
      "SELECT FROM students WHERE NOT pg_input_is_valid(graduated, 'integer')",
    "students four steps from who referred the first of them": `SELECT FROM students a JOIN students b ON b.id = a.referred_by
      JOIN students c ON c.id = b.referred_by JOIN students d ON d.id = c.referred_by`,
    "instalments paid twice":
      "SELECT FROM instalments GROUP BY enrolment_id, number HAVING count(*) > 1",
    "instalments paid in part": "SELECT FROM instalments WHERE paid < amount",
    "instalments paid late": "SELECT FROM instalments WHERE paid_on > due_on",
    "instalments missed": "SELECT FROM instalments WHERE paid IS NULL AND due_on < '2026-10-31'",
    "quizzes not handed in": "SELECT FROM quiz_attempts WHERE score IS NULL",
    "quizzes taken again":
      "SELECT FROM quiz_attempts GROUP BY student_id, lesson_id HAVING count(*) > 1",
    "offers declined": "SELECT FROM placements WHERE accepted_on IS NULL",
    "salaries that tie": "SELECT FROM placements GROUP BY salary HAVING count(*) > 1",
  },
};

/** What no row may do. */
const NEVER: typeof DIRT = {
  annapath: {
    "arrive before it was sent": "SELECT FROM orders WHERE delivered_at <= placed_at",
    "be ordered before the customer joined":
      "SELECT FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.placed_at::date < c.joined_on",
    "cost another amount than its parts": `SELECT FROM orders o JOIN order_items i ON i.order_id = o.id GROUP BY o.id
      HAVING o.total <> sum(i.quantity * i.unit_price) - coalesce(o.discount, 0) + o.delivery_fee + coalesce(o.tip, 0)`,
  },
  hastantar: {
    "end before it began": "SELECT FROM transactions WHERE ended_at < started_at",
    "be tried again before it failed":
      "SELECT FROM transactions b JOIN transactions a ON a.id = b.retry_of WHERE b.started_at < a.ended_at OR a.status <> 'failed' OR a.amount <> b.amount",
    "have two limits on one day": `SELECT FROM daily_limits a JOIN daily_limits b ON b.user_id = a.user_id AND b.id <> a.id
      AND b.valid_from >= a.valid_from AND (a.valid_to IS NULL OR b.valid_from <= a.valid_to)`,
  },
  adhyaya: {
    "be referred by somebody who joined later":
      "SELECT FROM students a JOIN students b ON b.id = a.referred_by WHERE b.joined_on > a.joined_on",
    "enrol before joining":
      "SELECT FROM enrolments e JOIN students s ON s.id = e.student_id WHERE e.enrolled_at::date < s.joined_on",
    "owe another amount than the fee": `SELECT FROM enrolments e JOIN (SELECT DISTINCT enrolment_id, number, amount FROM instalments) i
      ON i.enrolment_id = e.id GROUP BY e.id HAVING e.fee <> sum(i.amount)`,
  },
};

const NAMES = DATA_SETS.flatMap(({ name }) => (name === "bazaarly" ? [] : [name]));

describe.each(NAMES)("%s", (name) => {
  let sql: SqlThread;
  beforeAll(async () => {
    sql = startSqlThread(await snapshotsOf(CONTENT, name, CACHE));
  }, MAKING_MS);
  afterAll(() => sql.close());

  const countOf = async (twin: Twin, query: string) => {
    const { statements, error } = await sql.run(twin, `SELECT count(*) FROM (${query}) AS q`);
    if (error) throw new Error(`${error.message}: ${query}`);
    return Number(statements[0]?.result?.rows[0]?.[0]);
  };

  describe.each<Twin>(["visible", "hidden"])("%s", (twin) => {
    test("is the same each time it is made, and stored in no order", () => {
      const { tables } = loadDataSet(CONTENT, name, twin);
      const again = loadDataSet(CONTENT, name, twin).tables;
      expect(again.map(toCopyText).join("") === tables.map(toCopyText).join("")).toBe(true);
      for (const { rows } of tables) {
        const ids = rows.map(([id]) => Number(id));
        expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
      }
    });

    test("has no row that could not be", async () => {
      for (const [what, query] of Object.entries(NEVER[name]))
        expect({ what, rows: await countOf(twin, query) }).toEqual({ what, rows: 0 });
    });

    test("holds what tells a right query from one that looks right", async () => {
      const none: string[] = [];
      for (const [what, query] of Object.entries(DIRT[name]))
        if ((await countOf(twin, query)) === 0) none.push(what);
      expect(none).toEqual([]);
    });
  });

  test("has an index for each foreign key", async () => {
    const missing = `SELECT FROM pg_constraint k WHERE k.contype = 'f' AND NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indkey[0] = k.conkey[1])`;
    expect(await countOf("visible", missing)).toBe(0);
  });
});
