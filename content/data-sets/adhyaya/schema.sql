-- Adhyaya, online courses in India, June 2025 to October 2026. All people and employers are invented.
-- Amounts are rupees. Moments are timestamptz; the session's time zone is Asia/Kolkata.

CREATE TABLE courses (
  id          integer PRIMARY KEY,
  title       text NOT NULL,
  track       text NOT NULL,
  fee         numeric(10, 2) NOT NULL,
  weeks       integer NOT NULL,
  launched_on date NOT NULL
);

CREATE TABLE lessons (
  id        integer PRIMARY KEY,
  course_id integer NOT NULL REFERENCES courses (id),
  number    integer NOT NULL,                         -- in its course, from 1
  title     text NOT NULL,
  minutes   integer,                                  -- NULL for a text
  max_score integer                                   -- NULL for a lesson without a quiz
);

CREATE TABLE batches (
  id        integer PRIMARY KEY,
  course_id integer NOT NULL REFERENCES courses (id),
  mentor    text,                                     -- NULL until one is found
  starts_on date NOT NULL,
  ends_on   date NOT NULL,
  seats     integer NOT NULL
);

CREATE TABLE students (
  id          integer PRIMARY KEY,
  name        text NOT NULL,
  email       text,                                   -- as typed, capitals and all
  city        text,
  state       text,
  graduated   text,                                   -- as typed into a form: '2024', 'June 2023', '2021-22', 'Pursuing'
  joined_on   date NOT NULL,
  referred_by integer REFERENCES students (id)
);

CREATE TABLE enrolments (
  id          integer PRIMARY KEY,
  student_id  integer NOT NULL REFERENCES students (id),
  batch_id    integer NOT NULL REFERENCES batches (id),
  enrolled_at timestamptz NOT NULL,
  fee         numeric(10, 2) NOT NULL,                -- after the discount
  discount    numeric(10, 2),                         -- NULL without a coupon, 0 where it gave nothing
  plan        text NOT NULL CHECK (plan IN ('full', 'emi-3', 'emi-6')),
  status      text NOT NULL CHECK (status IN ('active', 'completed', 'dropped', 'refunded'))
);

CREATE TABLE instalments (
  id           integer PRIMARY KEY,
  enrolment_id integer NOT NULL REFERENCES enrolments (id),
  number       integer NOT NULL,                      -- from 1; one that was paid twice has two rows
  due_on       date NOT NULL,
  amount       numeric(10, 2) NOT NULL,
  paid         numeric(10, 2),                        -- NULL where nothing was paid; may be less than the amount
  paid_on      date
);

CREATE TABLE lesson_events (
  id         integer PRIMARY KEY,
  student_id integer REFERENCES students (id),        -- NULL for somebody who has not signed in
  lesson_id  integer NOT NULL,                        -- may name a lesson that was withdrawn
  kind       text NOT NULL CHECK (kind IN ('play', 'pause', 'finish')),
  at         timestamptz NOT NULL,
  device     text NOT NULL
);

CREATE TABLE quiz_attempts (
  id         integer PRIMARY KEY,
  student_id integer NOT NULL REFERENCES students (id),
  lesson_id  integer NOT NULL REFERENCES lessons (id),
  started_at timestamptz NOT NULL,
  score      integer                                  -- NULL where it was not handed in
);

CREATE TABLE placements (
  id          integer PRIMARY KEY,
  student_id  integer NOT NULL REFERENCES students (id),
  course_id   integer REFERENCES courses (id),        -- NULL where the student came by themselves
  employer    text NOT NULL,
  role        text NOT NULL,
  salary      numeric(10, 2) NOT NULL,                -- a year
  offered_on  date NOT NULL,
  accepted_on date                                    -- NULL where it was declined or is not answered yet
);

CREATE INDEX ON lessons (course_id);
CREATE INDEX ON batches (course_id);
CREATE INDEX ON students (referred_by);
CREATE INDEX ON enrolments (student_id);
CREATE INDEX ON enrolments (batch_id);
CREATE INDEX ON instalments (enrolment_id);
CREATE INDEX ON lesson_events (student_id);
CREATE INDEX ON lesson_events (lesson_id);
CREATE INDEX ON quiz_attempts (student_id);
CREATE INDEX ON quiz_attempts (lesson_id);
CREATE INDEX ON placements (student_id);
CREATE INDEX ON placements (course_id);
