import { expect, test } from "@playwright/test";
import { calls, casesOf, printed, program, returned, runner, withRunner } from "./code-running.ts";

withRunner();

test("Python says what is wrong with code, and where", async () => {
  expect(await program("python", "x = 1\ndef f(:\n  pass")).toMatchObject({
    status: "not-valid",
    error: { name: "SyntaxError", line: 2, column: 7 },
  });
  expect(await calls("python", "def g():\n  return 1", [[]])).toEqual({
    status: "no-function",
    name: "f",
    found: ["g"],
  });
  expect(await calls("python", "raise ValueError('no')", [[]])).toMatchObject({
    status: "threw",
    error: { name: "ValueError", message: "no", line: 1 },
  });
  const code = "def g(x):\n  return x['a'] + 1\n\ndef f(x):\n  return g(x)";
  const [first, second] = casesOf(await calls("python", code, [[{ a: 1 }], [{}]]));
  expect(first).toMatchObject({ status: "returned", value: 2 });
  expect(second).toMatchObject({
    status: "threw",
    error: {
      name: "KeyError",
      line: 2,
      column: 10,
      trace: [
        { line: 2, name: "g" },
        { line: 5, name: "f" },
      ],
    },
  });
  expect(await program("python", "def f(n): return f(n + 1)\nf(0)")).toMatchObject({
    cases: [{ status: "threw", error: { name: "RecursionError", line: 1 } }],
  });
});

test("Python values come back as what they are, and arguments are fresh", async () => {
  const code = `
from collections import deque
class Node:
    def __init__(self, v): self.v = v; self.next = None
def f():
    ring = [1]; ring.append(ring)
    return [float("nan"), float("-inf"), 2 ** 70, {1}, {1: 2}, {"$kind": 1}, (1, 2), deque([3]), Node(4), ring, 1.0, None,
            True, len]`;
  expect(await returned("python", code, [])).toEqual([
    [
      { $kind: "number", text: "NaN" },
      { $kind: "number", text: "-Infinity" },
      { $kind: "integer", digits: "1180591620717411303424" },
      { $kind: "set", items: [1] },
      { $kind: "map", entries: [[1, 2]] },
      { $kind: "entries", entries: [["$kind", 1]] },
      [1, 2],
      [3],
      { v: 4, next: null },
      [1, { $kind: "cycle" }],
      1,
      null,
      true,
      { $kind: "other", type: "builtin_function_or_method", text: "<built-in function len>" },
    ],
  ]);
  const grows = "def f(a):\n  a.append(1)\n  return len(a)";
  expect(await returned("python", grows, [[1, 2]], [[1, 2]])).toEqual([3, 3]);
  const deep = "def f(n):\n  a = []\n  for _ in range(n): a = [a]\n  return a";
  const [whole, cut] = await returned("python", deep, [900], [1_100]);
  expect(JSON.stringify(whole)).not.toContain("cut");
  expect(JSON.stringify(cut)).toContain('{"$kind":"cut","why":"deep"}');
  expect(await returned("python", "def f(n): return [0] * n", [2e6])).toEqual([
    { $kind: "cut", why: "large" },
  ]);
  const solution = "class Solution:\n  async def f(self, a): return a";
  expect(await returned("python", solution, [7])).toEqual([7]);
});

const PYTHON_READERS: readonly string[] = [
  "print(int(input()) + int(input()))",
  "import sys\na, b, _ = sys.stdin.read().split()\nprint(int(a) + int(b))",
  "import sys\nprint(sum(int(x) for x in sys.stdin if x.strip().isdigit()))",
  "import sys\nprint(sum(int(x) for x in sys.stdin.buffer.readlines()[:2]))",
  "import os\nprint(sum(int(x) for x in os.read(0, 100).split()[:2]))",
  "print(sum(int(x) for x in open(0).read().split()[:2]))",
  "import threading\nthreading.stack_size(1 << 26)\nt = threading.Thread(target=lambda: print(6))\nt.start()\nt.join()",
  "import sys\ndef main():\n  sys.stdout.write('6\\n')\n  sys.exit(0)\n\nif __name__ == '__main__': main()",
];

test("Python programs read what they are given", async () => {
  for (const code of PYTHON_READERS) {
    expect(await printed("python", code, "2\n4\nx\n"), code).toBe("6\n");
  }
});

test("an endless loop and a memory bomb in Python end by themselves, and the next run is whole", async () => {
  const endless = "print('begins')\nwhile True: pass";
  const cut = { kind: "program", language: "python", stdin: "", limitMs: 1_000 } as const;
  expect(await runner.run({ ...cut, code: endless })).toMatchObject({
    status: "timed-out",
    output: "begins\n",
  });
  const bomb = "a = []\nwhile True: a.append(bytearray(10_000_000))";
  expect(await runner.run({ ...cut, limitMs: 60_000, code: bomb })).toMatchObject({
    status: "out-of-memory",
  });
  expect(await printed("python", "print('after')")).toBe("after\n");
});

test("Python waits for tasks with asyncio.run, and goes deep where its own calls are between", async () => {
  const waits = `
import asyncio
async def double(n):
    await asyncio.sleep(0.01)
    return n * 2
async def main():
    print(await asyncio.gather(double(1), double(2)))
asyncio.run(main())`;
  expect(await printed("python", waits)).toBe("[2, 4]\n");
  const never = "import asyncio\nasync def main(): await asyncio.Future()\nasyncio.run(main())";
  expect(await program("python", never)).toMatchObject({
    cases: [{ status: "threw", error: { name: "RuntimeError", line: 3 } }],
  });
  const deep = `
import functools, sys
sys.setrecursionlimit(50_000)
@functools.cache
def steps(n): return 0 if n == 0 else steps(n - 1) + 1
def plain(n): return 0 if n == 0 else plain(n - 1) + 1
class Node:
    def __init__(self, next): self.next = next
head = None
for _ in range(3_000): head = Node(head)
head = None
print(steps(500), plain(40_000))`;
  expect(await printed("python", deep)).toBe("500 40000\n");
  const deeper = deep.replace("steps(500)", "steps(40_000)");
  expect(await program("python", deeper)).toMatchObject({
    cases: [{ status: "threw", error: { message: expect.stringMatching(/functools\.cache/u) } }],
  });
});

/** Each leaves something behind that the next program would see. */
const TRACES: readonly string[] = [
  "import builtins\nbuiltins.len = lambda x: 3",
  "import json, collections\njson.dumps = None\ncollections.Counter.update = None",
  "import sys\nsys.path.append('x')\nsys.setrecursionlimit(50)",
  "open('left.txt', 'w').write('x')",
  "import sys, types\nsys.modules['heapq'] = types.ModuleType('heapq')",
  "import os\nos.environ['LEFT'] = 'x'\nx = 5",
];

test("no Python program sees what another left", async () => {
  const probe = `
import sys, os, json, collections, heapq
def deep(n): return 0 if n == 0 else deep(n - 1)
print(len([]), json.dumps([1]), collections.Counter("aa")["a"], "x" in sys.path, os.path.exists("left.txt"),
      hasattr(heapq, "heappush"), "LEFT" in os.environ, "x" in globals(), deep(500))`;
  for (const code of TRACES) {
    await program("python", code);
    expect(await printed("python", probe), code).toBe("0 [1] 2 False False True False False 0\n");
  }
});
