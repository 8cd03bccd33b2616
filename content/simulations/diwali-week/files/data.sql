CREATE TABLE hubs (hub_id text PRIMARY KEY, city text NOT NULL);
INSERT INTO hubs VALUES
  ('HUB-01', 'Bengaluru'), ('HUB-02', 'Chennai'), ('HUB-04', 'Pune'), ('HUB-07', 'Nagpur'), ('HUB-09', 'Nashik');

CREATE TABLE hub_pins (hub_id text NOT NULL REFERENCES hubs, pin_code text NOT NULL);
INSERT INTO hub_pins
SELECT hub_id, (base + step)::text
FROM (VALUES ('HUB-01', 560001), ('HUB-02', 600001), ('HUB-04', 411001), ('HUB-07', 440001), ('HUB-09', 422001)) AS h (hub_id, base),
  generate_series(0, 8) AS step;
-- Two pin codes are served from two hubs.
INSERT INTO hub_pins VALUES ('HUB-09', '411003'), ('HUB-04', '422002');

CREATE TABLE items (item_id int PRIMARY KEY, name text NOT NULL);
INSERT INTO items
SELECT n, (ARRAY['Brass diya set of 4', 'Marigold garland 1 m', 'Copper bottle 1 l', 'Rangoli colours 10', 'Steel puja thali',
  'Silver coin 10 g', 'LED string 5 m', 'Dry fruit box 500 g', 'Clay lamp set of 12', 'Incense gift box', 'Silk dupatta',
  'Brass bell', 'Camphor 100 g', 'Toran 1 m', 'Kurta set, men', 'Serving tray', 'Wall clock', 'Bed sheet double',
  'Ganesha idol 6 in', 'Lakshmi print'])[n]
FROM generate_series(1, 20) AS n;

-- Units this morning. 14 items are out in at least one hub.
CREATE TABLE stock (hub_id text NOT NULL REFERENCES hubs, item_id int NOT NULL REFERENCES items, units int NOT NULL);
INSERT INTO stock
SELECT h.hub_id, i.item_id,
  CASE
    WHEN h.hub_id = 'HUB-04' AND i.item_id IN (1, 3, 6, 8, 9, 12) THEN 0
    WHEN h.hub_id = 'HUB-02' AND i.item_id IN (2, 5, 9, 13) THEN 0
    WHEN h.hub_id = 'HUB-09' AND i.item_id IN (4, 7, 10, 11, 14, 1) THEN 0
    ELSE 40 + (i.item_id * 37 + ascii(right(h.hub_id, 1)) * 11) % 300
  END
FROM hubs AS h CROSS JOIN items AS i;

-- Orders whose UPI payment failed between 19:10 and 21:50 and that were paid another way afterwards.
CREATE TABLE paid_later (order_ref text PRIMARY KEY, failed_at timestamptz NOT NULL, paid_at timestamptz NOT NULL, method text NOT NULL);
INSERT INTO paid_later
SELECT 'TB' || (700000 + n),
  timestamptz '2026-11-04 19:10+05:30' + (n % 160) * interval '1 minute',
  timestamptz '2026-11-04 19:10+05:30' + (n % 160) * interval '1 minute'
    + CASE WHEN n <= 2960 THEN (2 + n % 57) * interval '1 minute' ELSE (75 + n % 90) * interval '1 minute' END,
  (ARRAY['card', 'cash on delivery', 'net banking'])[1 + n % 3]
FROM generate_series(1, 3300) AS n;
