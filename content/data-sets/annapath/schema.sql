-- Annapath, food delivery in Indian cities, November 2025 to October 2026. All names are invented.
-- Amounts are rupees. Moments are timestamptz; the session's time zone is Asia/Kolkata.

CREATE TABLE cities (
  id          integer PRIMARY KEY,
  name        text NOT NULL,
  state       text NOT NULL,
  tier        integer NOT NULL CHECK (tier IN (1, 2)),
  launched_on date NOT NULL
);

CREATE TABLE restaurants (
  id         integer PRIMARY KEY,
  city_id    integer NOT NULL REFERENCES cities (id),
  name       text NOT NULL,
  cuisine    text NOT NULL,
  opened_on  date NOT NULL,
  closed_on  date,                                    -- NULL while it is open
  rating     numeric(2, 1),                           -- NULL before the first ten ratings
  commission numeric(4, 1) NOT NULL                   -- percent of the food's price that Annapath keeps
);

CREATE TABLE menu_items (
  id            integer PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  name          text NOT NULL,
  category      text NOT NULL,
  price         numeric(8, 2) NOT NULL,
  is_veg        boolean                               -- NULL where the restaurant did not say
);

CREATE TABLE customers (
  id        integer PRIMARY KEY,
  name      text NOT NULL,
  phone     text,
  city_id   integer REFERENCES cities (id),
  joined_on date NOT NULL,
  is_member boolean NOT NULL                          -- members pay no delivery fee
);

CREATE TABLE riders (
  id          integer PRIMARY KEY,
  name        text NOT NULL,
  city_id     integer NOT NULL REFERENCES cities (id),
  vehicle     text NOT NULL CHECK (vehicle IN ('bicycle', 'scooter', 'motorcycle')),
  joined_on   date NOT NULL,
  left_on     date,                                   -- NULL for those who still ride
  daily_hours text                                    -- as typed into a form: '8', '6.5 hrs', '9h', 'NA'
);

CREATE TABLE surge_windows (
  id         integer PRIMARY KEY,
  city_id    integer NOT NULL REFERENCES cities (id),
  starts_at  timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL,                    -- not part of the window any more; windows of a city may overlap
  multiplier numeric(3, 2) NOT NULL CHECK (multiplier > 1),
  CHECK (starts_at < ends_at)
);

CREATE TABLE orders (
  id            integer PRIMARY KEY,
  customer_id   integer REFERENCES customers (id),    -- NULL for guests
  restaurant_id integer NOT NULL REFERENCES restaurants (id),
  rider_id      integer REFERENCES riders (id),       -- NULL until one accepts, and for many that were cancelled
  placed_at     timestamptz NOT NULL,
  promised_at   timestamptz NOT NULL,
  picked_up_at  timestamptz,
  delivered_at  timestamptz,                          -- NULL also where the rider forgot to say
  status        text NOT NULL CHECK (status IN ('placed', 'delivered', 'cancelled', 'refunded')),
  cancelled_by  text CHECK (cancelled_by IN ('customer', 'restaurant', 'rider')),
  pay_method    text NOT NULL CHECK (pay_method IN ('upi', 'card', 'cash', 'wallet')),
  delivery_fee  numeric(6, 2) NOT NULL,
  discount      numeric(8, 2),                        -- NULL without a coupon, 0 where it gave nothing
  tip           numeric(6, 2),
  total         numeric(10, 2) NOT NULL,              -- food less discount, plus delivery fee and tip
  refund        numeric(10, 2)                        -- NULL where nothing was paid back
);

CREATE TABLE order_items (
  id           integer PRIMARY KEY,
  order_id     integer NOT NULL REFERENCES orders (id),
  menu_item_id integer NOT NULL REFERENCES menu_items (id),
  quantity     integer NOT NULL CHECK (quantity > 0),
  unit_price   numeric(8, 2) NOT NULL
);

CREATE TABLE ratings (
  id          integer PRIMARY KEY,
  order_id    integer NOT NULL,                       -- may name an order that is not in this database
  food_stars  integer CHECK (food_stars BETWEEN 1 AND 5),
  rider_stars integer CHECK (rider_stars BETWEEN 1 AND 5),
  comment     text,
  rated_at    timestamptz NOT NULL                    -- who rates an order again has a second row
);

CREATE INDEX ON restaurants (city_id);
CREATE INDEX ON menu_items (restaurant_id);
CREATE INDEX ON customers (city_id);
CREATE INDEX ON riders (city_id);
CREATE INDEX ON surge_windows (city_id);
CREATE INDEX ON orders (customer_id);
CREATE INDEX ON orders (restaurant_id);
CREATE INDEX ON orders (rider_id);
CREATE INDEX ON order_items (order_id);
CREATE INDEX ON order_items (menu_item_id);
CREATE INDEX ON ratings (order_id);
