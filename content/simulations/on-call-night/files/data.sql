-- Payouts since the evening of 26 November, and each time one was sent to the bank.
CREATE TABLE payouts (
  payout_id int PRIMARY KEY,
  merchant text NOT NULL,
  amount int NOT NULL,
  created_at timestamp NOT NULL
);
CREATE TABLE sends (
  send_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payout_id int NOT NULL REFERENCES payouts,
  idempotency_key text NOT NULL,
  sent_at timestamp NOT NULL,
  bank_status text NOT NULL CHECK (bank_status IN ('paid', 'rejected', 'timeout')),
  bank_ref text
);

INSERT INTO payouts
SELECT n, (ARRAY['Godavari Dairy', 'Nizam Tutors', 'Charminar Crafts'])[n % 3 + 1], 1500 + (n * 37) % 1300,
  timestamp '2026-11-26 18:00' + make_interval(secs => n * 10)
FROM generate_series(1, 600) AS n;

-- Most are paid at once. Some time out or are rejected first, and are paid later: that is one payment.
INSERT INTO sends (payout_id, idempotency_key, sent_at, bank_status, bank_ref)
SELECT n, n || '-1', timestamp '2026-11-26 18:00' + make_interval(secs => n * 10 + 4),
  CASE WHEN n % 25 = 7 THEN 'timeout' WHEN n % 50 = 9 THEN 'rejected' ELSE 'paid' END,
  CASE WHEN n % 25 = 7 OR n % 50 = 9 THEN NULL ELSE 'HB' || 700000 + n END
FROM generate_series(1, 600) AS n;
INSERT INTO sends (payout_id, idempotency_key, sent_at, bank_status, bank_ref)
SELECT n, n || '-2', timestamp '2026-11-26 18:00' + make_interval(secs => n * 10 + 95),
  CASE WHEN n % 50 = 9 THEN 'rejected' ELSE 'paid' END, CASE WHEN n % 50 = 9 THEN NULL ELSE 'HB' || 800000 + n END
FROM generate_series(1, 600) AS n
WHERE n % 25 = 7 OR n % 50 = 9;

-- The restart of the deploy at 19:40 sent 12 again that the bank had paid.
INSERT INTO sends (payout_id, idempotency_key, sent_at, bank_status, bank_ref)
SELECT 40 * k, 40 * k || '-2', timestamp '2026-11-26 19:41' + make_interval(secs => k), 'paid', 'HB' || 900000 + 40 * k
FROM generate_series(1, 12) AS k;
