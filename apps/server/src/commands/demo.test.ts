import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedProgram, spawnServer } from "../testing/server-process.ts";
import { codeOf } from "../testing/code-of.ts";
import { newPerson, openBrowser } from "../testing/test-client.ts";
import { totp } from "../testing/totp.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-demo-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function taiyari(...args: readonly string[]): Promise<string> {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir };
  const program = installedProgram("taiyari");
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env });
  return stdout;
}

describe("the commands on an installation", () => {
  test("make a demo account once, with and without the server running, that is never the admin", async () => {
    await taiyari("demo");
    const server = spawnServer({ DATA_DIR: dataDir });
    const { api } = openBrowser(await server.ready);
    const said = await taiyari("demo");
    const [, email = "", password = ""] = /(\S+@\S+)\npassword: (\S+)/.exec(said) ?? [];

    const { user } = await api.account.signIn({ email, password });
    const { items, figures } = await api.resume.history();

    expect(user.role).toBe("user");
    expect(items).toHaveLength(5);
    expect(figures.reportsGenerated).toBe(7);
    expect(figures.jobAlignment).not.toBeNull();
    const { resumes } = await api.editor.listResumes();
    expect(resumes).toHaveLength(1);
    expect(resumes[0]?.fullName).not.toBe("");

    const person = newPerson();
    await api.account.signUp(person);
    expect((await api.account.signIn(person)).user.role).toBe("admin");
    await taiyari("promote", email);
    expect((await api.account.signIn({ email, password })).user.role).toBe("admin");
    expect(await taiyari("reset-link", email)).toMatch(/\/reset-password\?token=/);

    const { key } = await api.signInMethods.beginTwoStep({ password });
    await api.signInMethods.confirmTwoStep({ code: totp(key) });
    const again = openBrowser(await server.ready).api.account;
    expect(await codeOf(again.signIn({ email, password }))).toBe("CODE_NEEDED");
    await taiyari("two-step-off", email);
    await again.signIn({ email, password });
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  }, 60_000);
});
