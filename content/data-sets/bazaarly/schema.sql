-- Bazaarly, a marketplace in India: the data of the SQL course and of practice problems. All names are invented.
-- Amounts are rupees. Moments are timestamptz; the session's time zone is Asia/Kolkata.

CREATE TABLE calendar (
  day            date PRIMARY KEY,
  festival       text,
  is_working_day boolean NOT NULL,
  financial_year text NOT NULL,              -- 'FY 2025-26', from April to March
  quarter        integer NOT NULL            -- of the financial year, 1 to 4
);

CREATE TABLE categories (
  id        integer PRIMARY KEY,
  parent_id integer REFERENCES categories (id),
  name      text NOT NULL,
  gst_rate  numeric(4, 2)                    -- percent; NULL for a category that only groups others
);

CREATE TABLE sellers (
  id        integer PRIMARY KEY,
  name      text NOT NULL,
  city      text NOT NULL,
  state     text NOT NULL,
  joined_on date NOT NULL,
  rating    numeric(2, 1)                    -- NULL before the first ten reviews
);

CREATE TABLE products (
  id           integer PRIMARY KEY,
  seller_id    integer REFERENCES sellers (id),      -- NULL for what Bazaarly sells itself
  category_id  integer REFERENCES categories (id),   -- NULL for what nobody has sorted yet
  name         text NOT NULL,
  mrp          numeric(10, 2) NOT NULL,
  price        numeric(10, 2) NOT NULL,
  weight_grams integer,
  attributes   jsonb NOT NULL,
  listed_on    date NOT NULL,
  CHECK (price <= mrp)
);

CREATE TABLE customers (
  id          integer PRIMARY KEY,
  name        text NOT NULL,
  email       text,                                  -- as typed, capitals and all
  phone       text CHECK (phone ~ '^\+91[6-9][0-9]{9}$'),
  city        text,
  state       text,
  pincode     text,
  birth_date  text,                                  -- as typed into a form: '14/08/1991', '1991-08-14', 'NA'
  joined_on   date NOT NULL,
  referred_by integer REFERENCES customers (id)
);

CREATE TABLE orders (
  id          integer PRIMARY KEY,
  customer_id integer REFERENCES customers (id),     -- NULL for guests
  placed_at   timestamptz NOT NULL,
  status      text NOT NULL CHECK (status IN ('placed', 'shipped', 'delivered', 'cancelled', 'rto', 'returned')),
  pay_method  text NOT NULL CHECK (pay_method IN ('upi', 'cod', 'card', 'netbanking', 'emi')),
  total       numeric(10, 2) NOT NULL                -- items less discounts, and 49 for delivery below 499
);

CREATE TABLE order_items (
  id         integer PRIMARY KEY,
  order_id   integer NOT NULL REFERENCES orders (id),
  product_id integer NOT NULL REFERENCES products (id),
  quantity   integer NOT NULL CHECK (quantity > 0),
  unit_price numeric(10, 2) NOT NULL,
  discount   numeric(10, 2),                         -- NULL where no coupon was used, 0 where it gave nothing
  line_total numeric(12, 2) GENERATED ALWAYS AS (quantity * unit_price - coalesce(discount, 0)) VIRTUAL
);

CREATE TABLE payments (
  id             integer PRIMARY KEY,
  order_id       integer REFERENCES orders (id),     -- NULL for money added to the wallet
  method         text NOT NULL,
  status         text NOT NULL CHECK (status IN ('succeeded', 'failed', 'refunded')),
  amount         numeric(10, 2) NOT NULL,
  attempted_at   timestamptz NOT NULL,
  failure_reason text
);

CREATE TABLE shipments (
  id           integer PRIMARY KEY,
  order_id     integer NOT NULL REFERENCES orders (id),
  courier      text NOT NULL,
  shipped_at   timestamptz NOT NULL,
  promised_on  date NOT NULL,
  delivered_at timestamptz                           -- NULL while on the way, and where the courier forgot to say
);

CREATE TABLE returns (
  id            integer PRIMARY KEY,
  order_item_id integer NOT NULL REFERENCES order_items (id),
  reason        text NOT NULL,
  requested_at  timestamptz NOT NULL,
  picked_up_at  timestamptz,
  refund        numeric(10, 2)                       -- NULL until it is paid
);

CREATE TABLE reviews (
  id          integer PRIMARY KEY,
  product_id  integer NOT NULL REFERENCES products (id),
  customer_id integer REFERENCES customers (id),     -- NULL for those who left
  order_id    integer,                               -- may name an order that is not in this database
  stars       integer CHECK (stars BETWEEN 1 AND 5), -- NULL for words without stars
  body        text,
  written_at  timestamptz NOT NULL
);

-- As shops have them: without these, a subquery for each order would read all payments eleven thousand times.
CREATE INDEX orders_customer_id ON orders (customer_id);
CREATE INDEX order_items_order_id ON order_items (order_id);
CREATE INDEX order_items_product_id ON order_items (product_id);
CREATE INDEX payments_order_id ON payments (order_id);
CREATE INDEX shipments_order_id ON shipments (order_id);
CREATE INDEX returns_order_item_id ON returns (order_item_id);
