-- Lab reports of Gurugram, 1 to 26 November, and each try to tell the patient that one is ready.
CREATE TABLE reports (
  report_id int PRIMARY KEY,
  patient_id int NOT NULL,
  ready_at timestamp NOT NULL,
  opened_at timestamp
);
CREATE TABLE notices (
  notice_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id int NOT NULL REFERENCES reports,
  tried_at timestamp NOT NULL,
  status text NOT NULL CHECK (status IN ('sent', 'failed'))
);

-- 31 of 100 are ready between nine and eleven, when the queue is full, and nobody is told: 744 of 2,400.
CREATE TEMPORARY TABLE made AS
SELECT n, n % 100 < 31 AS is_lost, row_number() OVER (PARTITION BY n % 100 < 31 ORDER BY n) AS k
FROM generate_series(1, 2400) AS n;

-- Of the lost ones each fourth is opened within two days, of the others all but each fifth.
INSERT INTO reports
SELECT n, 50000 + (n * 7) % 1900, ready_at,
  CASE
    WHEN is_lost AND k % 4 = 0 THEN ready_at + interval '30 hours'
    WHEN NOT is_lost AND k % 5 <> 0 THEN ready_at + interval '3 hours'
    WHEN k % 2 = 0 THEN ready_at + interval '80 hours'
  END
FROM (
  SELECT n, k, is_lost, timestamp '2026-11-01 00:00' + make_interval(days => (n % 26)::int)
    + CASE WHEN is_lost THEN interval '9 hours' + make_interval(mins => (n * 11 % 119)::int)
        WHEN n % 3 = 0 THEN interval '7 hours' + make_interval(mins => (n * 7 % 110)::int)
        ELSE interval '11 hours' + make_interval(mins => (n * 13 % 460)::int) END AS ready_at
  FROM made
) AS timed;

-- A try that failed may come before the one that was sent.
INSERT INTO notices (report_id, tried_at, status)
SELECT n, ready_at + interval '1 minute', 'failed'
FROM made JOIN reports ON report_id = n
WHERE (is_lost AND k % 2 = 0) OR (NOT is_lost AND k % 3 = 0);
INSERT INTO notices (report_id, tried_at, status)
SELECT n, ready_at + interval '6 minutes', 'sent'
FROM made JOIN reports ON report_id = n
WHERE NOT is_lost;
DROP TABLE made;
