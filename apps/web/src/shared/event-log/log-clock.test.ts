import { beforeEach, expect, test } from "vitest";
import { createLogClock, forgetClock } from "./log-clock.ts";

let millis = 0;
const open = (least = 0) => createLogClock("one", least, () => millis);

beforeEach(() => {
  millis = 10_000;
  forgetClock("one");
});

test("stands still until it runs, and while it waits", () => {
  const clock = open();
  millis += 5_000;
  expect(clock.now()).toBe(0);
  clock.run();
  clock.run();
  millis += 5_000;
  clock.wait();
  millis += 60_000;
  expect(clock.now()).toBe(5);
  clock.run();
  millis += 1_500;
  expect(clock.now()).toBe(6.5);
});

test("goes on after a reload where it was kept, and never before what has happened", () => {
  const before = open();
  before.run();
  millis += 12_000;
  before.keep();
  millis += 600_000;
  expect(open().now()).toBe(12);
  expect(open(30).now()).toBe(30);
  forgetClock("one");
  expect(open().now()).toBe(0);
});

test("goes forward to a time, running or not, and never back", () => {
  const clock = open();
  clock.moveTo(40);
  expect(clock.now()).toBe(40);
  clock.run();
  millis += 2_000;
  clock.moveTo(10);
  expect(clock.now()).toBe(42);
  clock.moveTo(60);
  millis += 1_000;
  expect(clock.now()).toBe(61);
});
