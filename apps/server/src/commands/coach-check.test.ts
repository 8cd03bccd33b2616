import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "../testing/model-server.ts";
import { installedProgram } from "../testing/server-process.ts";

/** What a model says that does as it is asked. */
const answer = ({ hasSchema }: { readonly hasSchema: boolean }) =>
  hasSchema ? '{"capital":"New Delhi","letters":8}' : "one, two, three, four, five, six";

describe("coach-check", () => {
  let server: ModelServer;
  let dataDir: string;
  beforeAll(async () => {
    server = await startModelServer();
    dataDir = await mkdtemp(path.join(tmpdir(), "coach-check-"));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  function check(settings: Readonly<Record<string, string>>): Promise<readonly [number, string]> {
    const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir, ...settings };
    const args = [installedProgram("taiyari"), "coach-check"];
    return new Promise((resolve) => {
      execFile(process.execPath, args, { env }, (error, out, err) => {
        resolve([typeof error?.code === "number" ? error.code : 0, out + err]);
      });
    });
  }

  const settings = () => ({
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: `${server.origin}/v1`,
    AI_MODEL: "gpt-oss:20b",
    AI_API_KEY: "a-key-that-nobody-sees",
  });

  test("says that a setting is missing", async () => {
    const [code, out] = await check({ AI_PROVIDER: "google" });
    expect(code).toBe(1);
    expect(out).toContain("The setting AI_MODEL is missing.");
  });

  test("says what is wrong, and exits with 1", async () => {
    server.plan({ kind: "refuses", name: "key" });
    const [code, out] = await check(settings());
    expect(code).toBe(1);
    expect(out).toContain("Asked for a text: 127.0.0.1 refuses the key in AI_API_KEY.");
    expect(out).not.toContain("a-key-that");
  });

  test("says that structured output does not work", async () => {
    server.plan({ kind: "answers", text: "one, two, three, four, five, six" });
    const [code, out] = await check(settings());
    expect(code).toBe(1);
    expect(out).toContain("Asked for structured output: What 127.0.0.1 answers cannot be");
  });

  test("says how long it took", async () => {
    server.plan({ kind: "answers", text: answer });
    const [code, out] = await check(settings());
    expect(code).toBe(0);
    expect(out).toContain("gpt-oss:20b at 127.0.0.1 works: the first words after ");
    expect(out).not.toContain("a-key-that");
  });

  test("says that none is set", async () => {
    expect(await check({})).toEqual([0, expect.stringContaining("No language model is set")]);
  });
});
