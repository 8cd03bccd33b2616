-- Hastantar, UPI payments in India, January to September 2026. All people, banks and merchants are invented.
-- Amounts are rupees. Moments are timestamptz; the session's time zone is Asia/Kolkata.

CREATE TABLE banks (
  id     integer PRIMARY KEY,
  name   text NOT NULL,
  handle text NOT NULL UNIQUE                         -- what follows @ in an address: 'aravalli'
);

CREATE TABLE users (
  id          integer PRIMARY KEY,
  name        text NOT NULL,
  phone       text,
  city        text,
  state       text,
  kyc         text NOT NULL CHECK (kyc IN ('minimum', 'full')),
  joined_on   date NOT NULL
);

CREATE TABLE vpas (
  id         integer PRIMARY KEY,
  user_id    integer REFERENCES users (id),           -- NULL where the user has left
  bank_id    integer NOT NULL REFERENCES banks (id),
  address    text NOT NULL,                           -- as typed, capitals and all: 'asha.rao42@aravalli'
  is_primary boolean NOT NULL,
  created_on date NOT NULL,
  closed_on  date                                     -- NULL while it is in use
);

CREATE TABLE merchants (
  id           integer PRIMARY KEY,
  name         text NOT NULL,
  category     text NOT NULL,
  city         text NOT NULL,
  onboarded_on date NOT NULL,
  turnover     text                                   -- yearly, as typed into a form: '₹12,50,000', '4.5 lakh', '850000', 'NA'
);

CREATE TABLE transactions (
  id           integer PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('p2p', 'p2m')),
  payer_vpa_id integer NOT NULL REFERENCES vpas (id),
  payee_vpa_id integer REFERENCES vpas (id),          -- NULL for p2m, and for an address outside of Hastantar
  merchant_id  integer REFERENCES merchants (id),     -- NULL for p2p
  amount       numeric(10, 2) NOT NULL CHECK (amount > 0),
  started_at   timestamptz NOT NULL,
  ended_at     timestamptz,                           -- NULL while it is pending
  status       text NOT NULL CHECK (status IN ('success', 'failed', 'pending', 'reversed')),
  reason       text,                                  -- why it failed
  retry_of     integer REFERENCES transactions (id),  -- the attempt before this one
  note         text
);

CREATE TABLE settlements (
  id           integer PRIMARY KEY,
  merchant_id  integer NOT NULL REFERENCES merchants (id),
  business_day date NOT NULL,                         -- the day in India on which the payments began
  payments     integer NOT NULL,
  gross        numeric(12, 2) NOT NULL,
  fee          numeric(10, 2) NOT NULL,
  settled_on   date                                   -- NULL until the money has been sent
);

CREATE TABLE disputes (
  id             integer PRIMARY KEY,
  transaction_id integer NOT NULL,                    -- may name one that is not in this database
  reason         text NOT NULL,
  raised_at      timestamptz NOT NULL,
  resolved_at    timestamptz,                         -- NULL while it is open
  outcome        text CHECK (outcome IN ('accepted', 'rejected')),
  refund         numeric(10, 2)
);

CREATE TABLE daily_limits (
  id         integer PRIMARY KEY,
  user_id    integer NOT NULL REFERENCES users (id),
  amount     numeric(10, 2) NOT NULL,                 -- the most a user may send in a day
  valid_from date NOT NULL,
  valid_to   date                                     -- the last day on which it holds; NULL for the one that holds now
);

CREATE TABLE cashbacks (
  id             integer PRIMARY KEY,
  transaction_id integer NOT NULL REFERENCES transactions (id),
  offer          text NOT NULL,
  amount         numeric(8, 2) NOT NULL,
  credited_at    timestamptz                          -- NULL where it was promised and has not come
);

CREATE INDEX ON vpas (user_id);
CREATE INDEX ON vpas (bank_id);
CREATE INDEX ON transactions (payer_vpa_id);
CREATE INDEX ON transactions (payee_vpa_id);
CREATE INDEX ON transactions (merchant_id);
CREATE INDEX ON transactions (retry_of);
CREATE INDEX ON settlements (merchant_id);
CREATE INDEX ON disputes (transaction_id);
CREATE INDEX ON daily_limits (user_id);
CREATE INDEX ON cashbacks (transaction_id);
