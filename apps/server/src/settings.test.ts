import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-settings-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What whoever starts the server with these settings reads; fails when they are taken. */
function refusalOf(settings: Readonly<Record<string, string>>): string {
  try {
    readSettings({ DATA_DIR: path.join(folder, "data"), ...settings });
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
    throw error;
  }
  throw new Error("these settings were taken");
}

const COLLEGE = {
  OIDC_ISSUER: "https://login.example.edu/realms/students",
  OIDC_CLIENT_ID: "taiyari",
  OIDC_CLIENT_SECRET: "a-secret",
  OIDC_NAME: "Vidya College",
  PUBLIC_URL: "https://taiyari.example.edu",
};

function read(settings: Readonly<Record<string, string>>) {
  return readSettings({ DATA_DIR: path.join(folder, "data"), ...settings }).providers;
}

test("providers stand in the order of their buttons, and none does where none is set", () => {
  const github = { GITHUB_CLIENT_ID: "an-id", GITHUB_CLIENT_SECRET: "a-secret" };
  const google = { GOOGLE_CLIENT_ID: "an-id", GOOGLE_CLIENT_SECRET: "a-secret" };
  expect(read({ GOOGLE_CLIENT_ID: "" })).toEqual([]);
  expect(read({ ...COLLEGE, ...github, ...google }).map(({ name }) => name)).toEqual([
    "Google",
    "GitHub",
    "Vidya College",
  ]);
  expect(read({ ...COLLEGE, OIDC_ISSUER: "http://127.0.0.1:9000" })[0]?.issuer).toBe(
    "http://127.0.0.1:9000",
  );
});

test("a provider is trusted with addresses only where that is said", () => {
  const tenant = { ...COLLEGE, OIDC_ISSUER: "https://login.microsoftonline.com/8f1c2d3e/v2.0" };
  expect(read(tenant)).toMatchObject([{ isTrusted: false }]);
  expect(read({ ...tenant, OIDC_TRUST_EMAIL: "true" })).toMatchObject([{ isTrusted: true }]);
});

describe("a wrong setting is refused with a sentence that names it", () => {
  test.each([
    { settings: { PORT: "many" }, sentence: "The setting PORT is wrong. Give a whole number" },
    { settings: { LOG_LEVEL: "loud" }, sentence: "The setting LOG_LEVEL is wrong. Say fatal," },
    {
      settings: { ENFORCE_PREMIUM: "yes" },
      sentence: "The setting ENFORCE_PREMIUM is wrong. Say true",
    },
    {
      settings: { BACKUP_DAILY: "at night" },
      sentence: "The setting BACKUP_DAILY is wrong. Say true or false.",
    },
    { settings: { BACKUP_KEEP: "0" }, sentence: "The setting BACKUP_KEEP is wrong. Give a whole" },
    { settings: { SECRET: "short" }, sentence: "The setting SECRET is wrong. Give at least 32" },
    { settings: { PUBLIC_URL: "taiyari" }, sentence: "The setting PUBLIC_URL is wrong." },
    {
      settings: { SMTP_URL: "smtp://localhost" },
      sentence: "The setting PUBLIC_URL is missing. With SMTP_URL set, mails carry links.",
    },
    {
      settings: { GOOGLE_CLIENT_ID: "an-id" },
      sentence: "The setting GOOGLE_CLIENT_SECRET is missing. With GOOGLE_CLIENT_ID set, the",
    },
    {
      settings: { GITHUB_CLIENT_SECRET: "a-secret" },
      sentence: "The setting GITHUB_CLIENT_ID is missing. With GITHUB_CLIENT_SECRET set, the",
    },
    {
      settings: { LINKEDIN_CLIENT_ID: "an-id", LINKEDIN_CLIENT_SECRET: "a-secret" },
      sentence: "The setting PUBLIC_URL is missing. With LINKEDIN_CLIENT_ID set, the provider",
    },
    {
      settings: { OIDC_ISSUER: "http://login.example.edu" },
      sentence: "The setting OIDC_ISSUER is wrong. Give the provider's address as its documents",
    },
    {
      settings: { OIDC_ISSUER: "https://login.example.edu" },
      sentence: "The setting OIDC_CLIENT_ID is missing. With OIDC_ISSUER set, the provider asks",
    },
    {
      settings: { OIDC_NAME: "College" },
      sentence: "The setting OIDC_ISSUER is missing. With OIDC_NAME set, it says where",
    },
    {
      settings: { OIDC_CLIENT_ID: "an-id", OIDC_CLIENT_SECRET: "a-secret" },
      sentence: "The setting OIDC_ISSUER is missing. With OIDC_CLIENT_ID set, it says where",
    },
    {
      settings: { ...COLLEGE, OIDC_NAME: "" },
      sentence: "The setting OIDC_NAME is missing. With OIDC_ISSUER set, people read it on the",
    },
    {
      settings: { ...COLLEGE, OIDC_TRUST_EMAIL: "yes" },
      sentence: "The setting OIDC_TRUST_EMAIL is wrong. Say true or false.",
    },
    {
      settings: { OIDC_TRUST_EMAIL: "true" },
      sentence: "The setting OIDC_ISSUER is missing. With OIDC_TRUST_EMAIL set, it says whom",
    },
    {
      settings: {
        ...COLLEGE,
        OIDC_TRUST_EMAIL: "true",
        OIDC_ISSUER: "https://login.microsoftonline.com/common/v2.0",
      },
      sentence: "The setting OIDC_TRUST_EMAIL is wrong. This issuer signs in people of every",
    },
    {
      settings: { ...COLLEGE, OIDC_NAME: "Google" },
      sentence: "The setting OIDC_NAME is wrong. Google has settings of its own: GOOGLE_CLIENT_ID.",
    },
    {
      settings: { AI_PROVIDER: "oracle" },
      sentence: "The setting AI_PROVIDER is wrong. Say openai-compatible, anthropic or google.",
    },
    {
      settings: { AI_MODEL: "gpt-oss:20b" },
      sentence: "The setting AI_PROVIDER is missing. With AI_MODEL set, it says how the model is",
    },
    {
      settings: { AI_PROVIDER: "openai-compatible" },
      sentence:
        "The setting AI_MODEL is missing. With AI_PROVIDER set, it says which model is asked.",
    },
    {
      settings: { AI_PROVIDER: "openai-compatible", AI_MODEL: "gpt-oss:20b" },
      sentence: "The setting AI_BASE_URL is missing. With AI_PROVIDER set, it says where,",
    },
    {
      settings: { AI_PROVIDER: "anthropic", AI_MODEL: "claude" },
      sentence:
        "The setting AI_API_KEY is missing. With AI_PROVIDER set, the provider asks for one.",
    },
    {
      settings: { AI_BASE_URL: "localhost:11434" },
      sentence: "The setting AI_BASE_URL is wrong. Give an address that begins with http:// or",
    },
    {
      settings: { AI_API_KEY: "Bearer abc" },
      sentence: "The setting AI_API_KEY is wrong. Give the key alone,",
    },
    { settings: { AI_TIMEOUT: "1" }, sentence: "The setting AI_TIMEOUT is wrong. Give a whole" },
    {
      settings: { AI_REQUESTS_PER_DAY: "0" },
      sentence: "The setting AI_REQUESTS_PER_DAY is wrong.",
    },
    {
      settings: { TRANSCRIBER_MODEL: "whisper-1" },
      sentence: "The setting TRANSCRIBER_BASE_URL is missing. With TRANSCRIBER_MODEL set, it says",
    },
    {
      settings: { TRANSCRIBER_BASE_URL: "http://localhost:8000/v1" },
      sentence: "The setting TRANSCRIBER_MODEL is missing. With TRANSCRIBER_BASE_URL set, it says",
    },
    {
      settings: { TRANSCRIBER_BASE_URL: "localhost:8000" },
      sentence: "The setting TRANSCRIBER_BASE_URL is wrong. Give an address that begins with http:",
    },
    {
      settings: { TRANSCRIBER_API_KEY: "two words" },
      sentence: "The setting TRANSCRIBER_API_KEY is wrong. Give the key alone,",
    },
    {
      settings: { TRANSCRIBER_MINUTES_PER_DAY: "1441" },
      sentence: "The setting TRANSCRIBER_MINUTES_PER_DAY is wrong. Give a whole number",
    },
    {
      settings: { S3_BUCKET: "resumes" },
      sentence: "The setting S3_ACCESS_KEY_ID is missing. With S3_BUCKET set,",
    },
    {
      settings: { DATA_DIR: "/dev/null/taiyari" },
      sentence: "The setting DATA_DIR is wrong. /dev/null/taiyari is a file, or lies in one",
    },
    {
      settings: { DATA_DIR: import.meta.filename },
      sentence: `The setting DATA_DIR is wrong. ${import.meta.filename} is a file, or lies in one`,
    },
    {
      settings: { DATA_DIR: "/proc/nope", SECRET: "a secret that nobody has to guess" },
      sentence: "The setting DATA_DIR is wrong. The folder /proc/nope cannot be written to.",
    },
    ...["nonsense", "10.0.0.1, 10.0.0.0/33", "::1/129", "10.0.0.1,", "loopback/8", "1"].map(
      (TRUST_PROXY) => ({
        settings: { TRUST_PROXY },
        sentence: "The setting TRUST_PROXY is wrong. Say true or false, or give addresses and",
      }),
    ),
  ])("$settings", ({ settings, sentence }) => {
    expect(refusalOf(settings)).toContain(sentence);
  });
});

test.each(["true", "false", "127.0.0.1", "10.0.0.0/8, ::1, fd00::/8", "loopback, 192.0.2.7"])(
  "%s says whose forwarded addresses to believe",
  (TRUST_PROXY) => {
    const { trustProxy } = readSettings({ DATA_DIR: path.join(folder, "data"), TRUST_PROXY });
    expect(String(trustProxy)).toBe(TRUST_PROXY);
  },
);

function modelOf(settings: Readonly<Record<string, string>>) {
  return readSettings({ DATA_DIR: path.join(folder, "data"), ...settings }).model;
}

describe("the language model", () => {
  test("is none unless one is set", () => {
    expect(modelOf({})).toBeUndefined();
    expect(modelOf({ AI_PROVIDER: "", AI_MODEL: "" })).toBeUndefined();
  });

  test("of a server of one's own needs no key", () => {
    const AI_BASE_URL = "http://localhost:11434/v1/";
    expect(modelOf({ AI_PROVIDER: "openai-compatible", AI_MODEL: "m", AI_BASE_URL })).toEqual({
      provider: "openai-compatible",
      baseUrl: "http://localhost:11434/v1",
      apiKey: undefined,
      model: "m",
      timeout: 60,
    });
  });

  test.each([
    { AI_PROVIDER: "anthropic", baseUrl: "https://api.anthropic.com/v1" },
    { AI_PROVIDER: "google", baseUrl: "https://generativelanguage.googleapis.com/v1beta" },
  ])("of $AI_PROVIDER is at its own address", ({ AI_PROVIDER, baseUrl }) => {
    expect(modelOf({ AI_PROVIDER, AI_MODEL: "m", AI_API_KEY: "k" })).toMatchObject({ baseUrl });
  });
});

test("a transcriber is none unless one is set, and needs no key", () => {
  const DATA_DIR = path.join(folder, "data");
  expect(readSettings({ DATA_DIR }).transcriber).toBeUndefined();
  const TRANSCRIBER_BASE_URL = "http://localhost:8000/v1/";
  expect(
    readSettings({ DATA_DIR, TRANSCRIBER_BASE_URL, TRANSCRIBER_MODEL: "whisper-1" }).transcriber,
  ).toEqual({
    baseUrl: "http://localhost:8000/v1",
    apiKey: undefined,
    model: "whisper-1",
    minutesPerDay: 120,
    timeout: 30,
  });
});

describe("the secret of a data folder", () => {
  test.each([
    { what: "a folder", make: (file: string) => mkdir(file), says: "It is a folder;" },
    { what: "too short", make: (file: string) => writeFile(file, "abc"), says: "holds no secret" },
  ])("is refused when it is $what", async ({ what, make, says }) => {
    const dataDir = path.join(folder, what);
    await mkdir(dataDir);
    const file = path.join(dataDir, "secret");
    await make(file);

    expect(refusalOf({ DATA_DIR: dataDir })).toMatch(new RegExp(`^The file ${file} .*${says}`));
  });

  test("is made once, and readable by its owner only", async () => {
    const dataDir = path.join(folder, "new", "folder");

    const { secret } = readSettings({ DATA_DIR: dataDir });

    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readSettings({ DATA_DIR: dataDir }).secret).toBe(secret);
    expect((await stat(path.join(dataDir, "secret"))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });
});
