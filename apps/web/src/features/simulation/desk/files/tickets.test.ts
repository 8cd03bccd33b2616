import { expect, test } from "vitest";
import { ticketsOf } from "./tickets.ts";

test("a text that is no list of tickets stays a text", () => {
  expect(ticketsOf("")).toBeNull();
  expect(ticketsOf("1,180 tickets in November\n\n  366  Where is my report?")).toBeNull();
  expect(ticketsOf("#1 nothing apart")).toBeNull();
});

test("tickets have a number, who and when, and what was said", () => {
  expect(
    ticketsOf(
      '#58112  4 Nov 19:14  "Money gone, no order."\n\n#90412  08:12  Vinod K., Kakkanad      "It smells burnt."\n',
    ),
  ).toEqual([
    { number: "#58112", about: ["4 Nov 19:14"], text: "Money gone, no order." },
    { number: "#90412", about: ["08:12", "Vinod K., Kakkanad"], text: "It smells burnt." },
  ]);
});
