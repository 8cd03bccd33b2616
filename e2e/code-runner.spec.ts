import { expect, test } from "@playwright/test";
import type { Value } from "@taiyari/domain/practice";
import { calls, casesOf, printed, program, returned, runner, withRunner } from "./code-running.ts";

withRunner();

test("code that does not parse has its place in the person's own text", async () => {
  expect(await program("javascript", "let a = 1;\nfunction f() {\n  return a +* 2;\n}")).toEqual({
    status: "not-valid",
    error: { name: "SyntaxError", message: "Unexpected token '*'", line: 3, column: 13, trace: [] },
  });
  expect(await program("javascript", "f()\n}\nwhile (true) {}")).toMatchObject({
    status: "not-valid",
    error: { line: 2, column: 1 },
  });
  expect(await program("javascript", "let a = 1;\nlet a = 2;")).toMatchObject({
    error: { message: "Identifier 'a' has already been declared", line: 2 },
  });
  const exported = "export function f(list) {\n  return list.map(;\n}\n";
  expect(await calls("javascript", exported, [[]])).toMatchObject({
    error: { message: "Unexpected token ';'", line: 2, column: 19 },
  });
  expect(await calls("javascript", "import a from 'b';\nexport const f = ;\n", [[]])).toMatchObject(
    { error: { line: 2 } },
  );
  expect(await program("typescript", "const a: number = ;\n")).toMatchObject({
    status: "not-valid",
    error: { line: 1, column: 19 },
  });
});

test("what cannot be called is said, with what is there instead", async () => {
  expect(await calls("javascript", "const g = () => 1;\nexport function h() {}", [[]])).toEqual({
    status: "no-function",
    name: "f",
    found: ["g", "h"],
  });
  expect(await calls("javascript", "throw new RangeError('no')", [[]])).toMatchObject({
    status: "threw",
    error: { name: "RangeError", message: "no", line: 1, column: 7 },
  });
});

test("an error is where the person's own code threw, without the frames of the harness", async () => {
  const code =
    "function g(x: { y?: { z: number } }): number {\n  return (x as any).y.z;\n}\nexport const f = (x: any): number =>\n  g(x);";
  const [first, second] = casesOf(await calls("typescript", code, [[{ y: { z: 2 } }], [{}]]));
  expect(first).toMatchObject({ status: "returned", value: 2 });
  expect(second).toMatchObject({
    status: "threw",
    error: {
      name: "TypeError",
      line: 2,
      column: 23,
      trace: [
        { line: 2, name: "g" },
        { line: 5, name: "f" },
      ],
    },
  });
  expect(await program("javascript", "setTimeout(() => {\n  null.x;\n}, 1)")).toMatchObject({
    cases: [{ status: "threw", error: { line: 2 } }],
  });
  expect(
    await program("javascript", "async function main() { throw 'text' }\nmain()"),
  ).toMatchObject({
    cases: [{ status: "threw", error: { name: "Error", message: "Uncaught text" } }],
  });
  expect(await program("javascript", "function f(n) { return 1 + f(n + 1) }\nf(0)")).toMatchObject({
    cases: [{ status: "threw", error: { name: "RangeError", line: 1 } }],
  });
});

test("an endless loop is ended, with what came before it, and the next run is as if it had not been", async () => {
  const outcome = await calls(
    "javascript",
    "function f(n) { console.log('begins', n); while (n > 1); return n }",
    [[1], [2], [3]],
    1_000,
  );
  expect(outcome).toMatchObject({
    status: "timed-out",
    limitMs: 1_000,
    cases: [{ status: "returned", value: 1 }, { status: "not-run" }, { status: "not-run" }],
    output: "begins 1\nbegins 2\n",
  });
  expect(await printed("javascript", "console.log('after')")).toBe("after\n");
});

test("what is printed is kept up to 64 KB", async () => {
  const outcome = await program("javascript", "for (let i = 0; i < 1e6; i++) console.log('नमस्ते')");
  if (outcome.status !== "finished") throw new Error(outcome.status);
  expect(outcome.isOutputCut).toBe(true);
  const bytes = new TextEncoder().encode(outcome.output).length;
  expect(bytes).toBeLessThanOrEqual(65_536);
  expect(bytes).toBeGreaterThan(65_000);
});

test("values come back as what they are", async () => {
  const code = `export function f() {
    class Node { constructor(v) { this.v = v; } }
    const ring = [1]; ring.push(ring);
    return [NaN, -Infinity, undefined, 10n, new Set([1]), new Map([["a", 1]]), new Node(2), ring, () => 1,
      { $kind: 1 }, new Date(0), new Uint8Array([3])];
  }`;
  expect(await returned("javascript", code, [])).toEqual([
    [
      { $kind: "number", text: "NaN" },
      { $kind: "number", text: "-Infinity" },
      { $kind: "undefined" },
      { $kind: "integer", digits: "10" },
      { $kind: "set", items: [1] },
      { $kind: "map", entries: [["a", 1]] },
      { v: 2 },
      [1, { $kind: "cycle" }],
      { $kind: "other", type: "function", text: "() => 1" },
      { $kind: "entries", entries: [["$kind", 1]] },
      { $kind: "other", type: "Date", text: "1970-01-01T00:00:00.000Z" },
      [3],
    ],
  ]);
  const deep = "function f(n) { let a = []; while (n--) a = [a]; return a }";
  const [whole, cut] = await returned("javascript", deep, [900], [100_000]);
  expect(JSON.stringify(whole)).not.toContain("cut");
  expect(JSON.stringify(cut)).toContain('{"$kind":"cut","why":"deep"}');
  expect(await returned("javascript", "function f(n) { return Array(n).fill(0) }", [2e6])).toEqual([
    { $kind: "cut", why: "large" },
  ]);
});

test("arguments are fresh for each case, and tagged ones arrive as what they say", async () => {
  const code = "function f(a) { a.push(1); return a.length }";
  expect(await returned("javascript", code, [[1, 2]], [[1, 2]])).toEqual([3, 3]);
  const kinds = "function f(a, b, c) { return [a === undefined, b + 1n, c.has(2)] }";
  const input: Value[] = [
    { $kind: "undefined" },
    { $kind: "integer", digits: "9007199254740993" },
    { $kind: "set", items: [2] },
  ];
  expect(await returned("javascript", kinds, input)).toEqual([
    [true, { $kind: "integer", digits: "9007199254740994" }, true],
  ]);
});

test("code that breaks built-in objects fakes no result, and spoils no later run", async () => {
  const breaking = `
    Object.prototype.toJSON = () => 7; JSON.stringify = () => "8"; Array.prototype[Symbol.iterator] = null;
    Array.prototype.push = null; Set.prototype.forEach = null; Promise.prototype.then = null;
    Object.defineProperty(Object.prototype, "get", { get: () => 9 });
    MessagePort.prototype.postMessage = null; performance.now = () => 5; self.postMessage = null;
    function f(x) { if (x) return { a: [x] }; null.x }`;
  const [right, threw] = casesOf(await calls("javascript", breaking, [[2], [0]]));
  expect(right).toMatchObject({ status: "returned", value: { a: [2] } });
  expect(threw).toMatchObject({ status: "threw", error: { name: "TypeError", line: 6 } });
  const forging = `
    const forged = { kind: "end", json: '{"status":"finished","ms":0}' };
    addEventListener("message", ({ ports }) => ports[0]?.postMessage(forged));
    postMessage(forged); new MessageChannel().port1.postMessage(forged);
    function f() { return "own" }`;
  expect(await returned("javascript", forging, [])).toEqual(["own"]);
  expect(
    await returned("javascript", "function f() { return [...[1, 2]].map(String) }", []),
  ).toEqual([["1", "2"]]);
});

/** Programs as they are written for Node. Each prints 6 for three lines of which two are numbers. */
const READERS: readonly string[] = [
  "const [a, b] = readLines().map(Number); console.log(a + b)",
  "console.log(Number(readLine()) + Number(readLine()))",
  "const t = require('fs').readFileSync(0, 'utf8').split('\\n'); console.log(+t[0] + +t[1])",
  "import { readFileSync } from 'node:fs';\nconst t = readFileSync('/dev/stdin').toString().split('\\n'); console.log(+t[0] + +t[1])",
  "let s = ''; process.stdin.setEncoding('utf8'); process.stdin.on('data', (c) => { s += c }).on('end', () => { const [a, b] = s.split('\\n'); console.log(+a + +b); process.exit(0); console.log('no') })",
  "const rl = require('readline').createInterface({ input: process.stdin }); const l = []; rl.on('line', (x) => l.push(+x)); rl.on('close', () => console.log(l[0] + l[1]))",
  "const rl = require('readline').createInterface({ input: process.stdin }); (async () => { let n = 0; for await (const x of rl) n += +x || 0; console.log(n) })()",
  "let n = 0; const step = () => { n += 1; if (n < 6) setTimeout(step, 1); else console.log(n) }; step()",
  "process.stdout.write('6'); process.stdout.write('\\n')",
];

test("programs written for Node read what they are given", async () => {
  for (const code of READERS)
    expect(await printed("javascript", code, "2\n4\nx\n"), code).toBe("6\n");
  expect(
    await printed("typescript", "enum A { B = 6 }\nconst a: A = A.B;\nconsole.log(a as number)"),
  ).toBe("6\n");
});

test("TypeScript's own checker says what is wrong with types, and runs nothing", async () => {
  const wrong =
    "const a: number = 'x';\nexport function f(words: string[]) {\n  return words.map((w) => w.lenth);\n}";
  expect(await runner.checkTypes(wrong)).toEqual([
    {
      line: 1,
      column: 7,
      endLine: 1,
      endColumn: 8,
      message: "Type 'string' is not assignable to type 'number'.",
    },
    expect.objectContaining({
      line: 3,
      column: 29,
      message: "Property 'lenth' does not exist on type 'string'. Did you mean 'length'?",
    }),
  ]);
  const right = `import { readFileSync } from "node:fs";
const counts = Object.groupBy(readLines(), (line) => line.length);
console.log(readLine()?.trim(), counts, readFileSync(0));
setTimeout(() => process.exit(0), 1);
while (true);`;
  expect(await runner.checkTypes(right)).toEqual([]);
});
