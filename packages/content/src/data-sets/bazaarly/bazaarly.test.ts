import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { describe, expect, test } from "vitest";
import { loadDataSet } from "../load-data-set.ts";
import { toCopyText } from "../shared/table.ts";
import type { Twin } from "../shared/twin.ts";

const CONTENT = resolve(import.meta.dirname, "../../../../../content");

describe.each<Twin>(["visible", "hidden"])("the %s data", (twin) => {
  const { schema, tables } = loadDataSet(CONTENT, "bazaarly", twin);
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];

  test("has eleven tables, stored in no order of their ids", () => {
    expect(tables).toHaveLength(11);
    for (const name of ["customers", "orders", "order_items", "payments", "products"]) {
      const ids = rowsOf(name).map(([id]) => Number(id));
      expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  test("is the same each time it is made", () => {
    const hashOf = (all: typeof tables) =>
      createHash("sha256").update(all.map(toCopyText).join("")).digest("hex");
    expect(hashOf(loadDataSet(CONTENT, "bazaarly", twin).tables)).toBe(hashOf(tables));
  });

  test("loads into PostgreSQL, and holds what tells a right query from one that looks right", async () => {
    const db = await PGlite.create();
    try {
      await db.exec("SET timezone = 'Asia/Kolkata'");
      await db.exec(schema);
      for (const table of tables)
        await db.query(`COPY ${table.name} (${table.columns.join(", ")}) FROM '/dev/blob'`, [], {
          blob: new Blob([toCopyText(table)]),
        });
      const { rows } = await db.query<Record<string, number>>(`
        SELECT
          (SELECT count(*) FROM customers c WHERE NOT EXISTS (SELECT FROM orders o WHERE o.customer_id = c.id)) AS "customers without orders",
          (SELECT count(*) FROM orders WHERE customer_id IS NULL) AS "orders of guests",
          (SELECT count(*) FROM orders WHERE placed_at::date <> (placed_at AT TIME ZONE 'UTC')::date) AS "orders that are yesterday in UTC",
          (SELECT count(*) FROM orders WHERE extract(month FROM placed_at) = 3) AS "orders before the financial year ends",
          (SELECT count(*) FROM (SELECT total FROM orders GROUP BY total HAVING count(*) > 1) t) AS "totals that tie",
          (SELECT count(*) FROM products p WHERE NOT EXISTS (SELECT FROM order_items i WHERE i.product_id = p.id)) AS "products never bought",
          (SELECT count(*) FROM products WHERE category_id IS NULL) AS "products without a category",
          (SELECT count(*) FROM products WHERE seller_id IS NULL) AS "products without a seller",
          (SELECT count(*) FROM sellers s WHERE NOT EXISTS (SELECT FROM products p WHERE p.seller_id = s.id)) AS "sellers without products",
          (SELECT count(*) FROM (SELECT order_id FROM payments GROUP BY 1 HAVING count(*) > 1) t) AS "orders with several payments",
          (SELECT count(*) FROM payments WHERE order_id IS NULL) AS "payments of no order",
          (SELECT count(*) FROM (SELECT order_id FROM shipments GROUP BY 1 HAVING count(*) > 1) t) AS "orders in two parcels",
          (SELECT count(*) FROM shipments s JOIN orders o ON o.id = s.order_id WHERE o.status = 'delivered' AND delivered_at IS NULL) AS "deliveries without a time",
          (SELECT count(*) FROM reviews r WHERE order_id IS NOT NULL AND NOT EXISTS (SELECT FROM orders o WHERE o.id = r.order_id)) AS "reviews of unknown orders",
          (SELECT count(*) FROM (SELECT lower(trim(name)), phone FROM customers WHERE phone IS NOT NULL GROUP BY 1, 2 HAVING count(*) > 1) t) AS "people who registered twice",
          (SELECT count(*) FROM order_items WHERE discount IS NULL) AS "items without a coupon",
          (SELECT count(*) FROM order_items WHERE discount = 0) AS "coupons that gave nothing",
          (SELECT count(*) FROM customers WHERE NOT pg_input_is_valid(birth_date, 'date')) AS "birth dates that are no dates",
          (SELECT count(*) FROM orders WHERE pay_method = 'cod' AND status = 'rto') AS "cash orders sent back"
      `);
      const none = Object.entries(rows[0] ?? {}).flatMap(([what, count]) =>
        count > 0 ? [] : [what],
      );
      expect(none).toEqual([]);
      const wrong = await db.query(`
        SELECT o.id FROM orders o JOIN order_items i ON i.order_id = o.id
        GROUP BY o.id, o.total
        HAVING o.total <> sum(i.line_total) + CASE WHEN sum(i.line_total) < 499 THEN 49 ELSE 0 END`);
      expect(wrong.rows).toEqual([]);
      const early = await db.query(`
        SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.placed_at::date < c.joined_on
        UNION ALL SELECT o.id FROM orders o JOIN shipments s ON s.order_id = o.id WHERE s.shipped_at < o.placed_at
        UNION ALL SELECT order_id FROM shipments WHERE delivered_at < shipped_at`);
      expect(early.rows).toEqual([]);
    } finally {
      await db.close();
    }
  });
});
