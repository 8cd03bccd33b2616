import { expect, test } from "vitest";
import { passkeyObstacle } from "./passkeys.ts";

const able = { isSecure: true, hasPasskeys: true };

test.each([
  ["http://192.168.1.5:3000", "http://192.168.1.5:3000", false, /need a name and https/],
  ["https://192.168.1.5", "https://192.168.1.5", true, /need a name and https/],
  ["https://[::1]:3000", "https://[::1]:3000", true, /need a name and https/],
  ["http://placement.example.in", "http://placement.example.in", false, /need a name and https/],
  ["http://localhost:3000", "http://192.168.1.5:3000", false, /at http:\/\/localhost:3000 only/],
  ["http://localhost:3000", "http://127.0.0.1:3000", true, /at http:\/\/localhost:3000 only/],
  ["https://placement.example.in", "http://placement.example.in", false, /Open Taiyari there/],
  ["https://placement.example.in", "https://placement.example.in:8443", true, /Open Taiyari there/],
])("says why passkeys of %s cannot be used at %s", (own, origin, isSecure, sentence) => {
  expect(passkeyObstacle(own, { ...able, origin, isSecure })).toMatch(sentence);
});

test("says so where the browser knows no passkeys", () => {
  const own = "https://placement.example.in";
  expect(passkeyObstacle(own, { ...able, origin: own, hasPasskeys: false })).toMatch(
    /^This browser cannot use passkeys/,
  );
});

test.each([
  ["https://placement.example.in", "https://placement.example.in"],
  ["http://localhost:3000", "http://localhost:3000"],
  ["http://localhost:3000", "http://localhost:5173"],
])("finds nothing wrong with passkeys of %s at %s", (own, origin) => {
  expect(passkeyObstacle(own, { ...able, origin })).toBeNull();
});
