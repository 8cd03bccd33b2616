import { expect, test } from "vitest";
import { partGlued } from "./glued-name.ts";

test.each([
  ["RAMESHPATEL", "info@patel.example", "RAMESHPATEL"],
  ["ASHAK.RAO", "hello@weaver.example", "ASHAK.RAO"],
])("leaves %s whole, which %s does not part", (name, email, whole) => {
  expect(partGlued(name, email)).toBe(whole);
});

test.each([
  ["JONASWEBER", "j.weber@post.example", "JONAS WEBER"],
  ["LINAWEBERHOLM", "lweber@post.example", "LINA WEBER HOLM"],
  ["ASHAK.RAO", "hello@asharao.example", "ASHA K. RAO"],
  ["OwenBaker", "info@mail.example", "Owen Baker"],
])("parts %s as %s says it", (name, email, parted) => {
  expect(partGlued(name, email)).toBe(parted);
});
