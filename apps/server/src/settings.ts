import path from "node:path";
import { z } from "zod";
import { BACKUP_VARIABLES, type BackupSettings, backupSettings } from "./backup-settings.ts";
import { keptSecret, prepareDataFolder } from "./data-folder.ts";
import { projectRoot } from "./project.ts";
import {
  PROVIDER_VARIABLES,
  type ProviderSettings,
  providerSettings,
} from "./provider-settings.ts";
import { StartProblem } from "./start-problem.ts";
import { address, givenKey, missing, wholeNumber } from "./setting-values.ts";
import {
  type TranscriberSettings,
  transcriberSettings,
  TRANSCRIBER_VARIABLES,
} from "./transcriber-settings.ts";
import { isTrustedProxies } from "./trusted-proxies.ts";

const DEFAULT_DATA_DIR = "data";

/** The protocols in which a language model can be asked. */
const AI_PROVIDERS = ["openai-compatible", "anthropic", "google"] as const;

/** Every environment variable, with its unit and default. `docs/hosting.md` explains each to a person. */
const Environment = z.object({
  /** The network address to listen on. */
  HOST: z.string().default("0.0.0.0"),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** A folder, from the project's own: database, files, secret. */
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  /** A PostgreSQL 15 or later. Without it one of our own runs in DATA_DIR. */
  DATABASE_URL: address("postgres:", "postgresql:").optional(),
  /** Where people reach this installation; with https, cookies are sent over https only. */
  PUBLIC_URL: address("http:", "https:").optional(),
  /** Signs cookies. Without it one is made and kept in DATA_DIR/secret. */
  SECRET: z.string().min(32, "Give at least 32 characters.").optional(),
  /** smtp://user:password@host:587, or smtps:// */
  SMTP_URL: address("smtp:", "smtps:").optional(),
  MAIL_FROM: z.string().optional(),
  /** Shown to people who need help with their account. */
  ADMIN_CONTACT: z.string().default("the person who runs this installation"),
  /** With a bucket, files are kept in it and not in DATA_DIR/files. */
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: address("http:", "https:").optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...BACKUP_VARIABLES,
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "silent"],
      "Say fatal, error, warn, info, debug or silent.",
    )
    .default("warn"),
  /** Whose X-Forwarded-For to believe: false, true, or addresses and ranges with commas between. */
  TRUST_PROXY: z
    .string()
    .refine(isTrustedProxies, {
      error: "Say true or false, or give addresses and ranges with commas between.",
    })
    .default("false"),
  /** Sign-ins and registrations allowed per minute from one network address. */
  ATTEMPTS_PER_MINUTE: wholeNumber(1, 100_000).default(30),
  /** Files that one person may upload in an hour. */
  UPLOADS_PER_HOUR: wholeNumber(1, 1_000_000).default(60),
  /** Megabytes of uploaded files that one person may keep. */
  STORAGE_PER_PERSON: wholeNumber(10, 1_000_000).default(500),
  /** Whether premium templates and the dashboard are for accounts with the premium plan only. */
  ENFORCE_PREMIUM: z.enum(["true", "false"], "Say true or false.").default("false"),
  /** The protocol of the coach's language model. Without it the coach works by its own rules alone. */
  AI_PROVIDER: z.enum(AI_PROVIDERS, "Say openai-compatible, anthropic or google.").optional(),
  /** Up to and with the version: "http://localhost:11434/v1". */
  AI_BASE_URL: address("http:", "https:").optional(),
  AI_API_KEY: givenKey.optional(),
  /** "gpt-oss:20b" */
  AI_MODEL: z.string().max(200, "Give at most 200 characters.").optional(),
  /** Requests to the model that one person may make in a day. */
  AI_REQUESTS_PER_DAY: wholeNumber(1, 100_000).default(60),
  /** Seconds within which an answer of the model must be whole. */
  AI_TIMEOUT: wholeNumber(5, 600).default(60),
  ...TRANSCRIBER_VARIABLES,
  ...PROVIDER_VARIABLES,
});

export interface S3Settings {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where the language model of this installation answers. */
export interface ModelSettings {
  readonly provider: (typeof AI_PROVIDERS)[number];
  /** With its version and without a slash at the end: "https://api.anthropic.com/v1". */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Seconds. */
  readonly timeout: number;
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Without a path: "https://taiyari.example.org". */
  readonly publicUrl: string | undefined;
  readonly secret: string;
  /** Whether the secret is kept in the data folder, rather than set. */
  readonly keepsSecret: boolean;
  readonly backups: BackupSettings;
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  readonly adminContact: string;
  readonly s3: S3Settings | undefined;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
  readonly trustProxy: boolean | string;
  readonly attemptsPerMinute: number;
  readonly uploadsPerHour: number;
  /** Bytes. */
  readonly storagePerPerson: number;
  /** Whether a free account may not choose premium templates nor see the dashboard. */
  readonly isPremiumEnforced: boolean;
  readonly model: ModelSettings | undefined;
  /** Requests to the model that one person may make in a day. */
  readonly modelRequestsPerDay: number;
  /** What writes down speech for the Interview Studio. */
  readonly transcriber: TranscriberSettings | undefined;
  /** Who else signs people in, in the order of their buttons. */
  readonly providers: readonly ProviderSettings[];
}

/**
 * Reads the settings and makes the data folder with its secret when they are absent.
 *
 * An empty variable counts as not set.
 *
 * @throws StartProblem  naming the variable that is wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const values = readValues(environment);
  const dataDir = dataFolderOf(values);
  prepareDataFolder(dataDir);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    secret: values.SECRET ?? keptSecret(dataDir),
    keepsSecret: values.SECRET === undefined,
    backups: backupSettings(values, dataDir),
    mail: mailSettings(values),
    adminContact: values.ADMIN_CONTACT,
    s3: s3Settings(values),
    logLevel: values.LOG_LEVEL,
    trustProxy: trustedProxies(values.TRUST_PROXY),
    attemptsPerMinute: values.ATTEMPTS_PER_MINUTE,
    uploadsPerHour: values.UPLOADS_PER_HOUR,
    storagePerPerson: values.STORAGE_PER_PERSON * 1024 ** 2,
    isPremiumEnforced: values.ENFORCE_PREMIUM === "true",
    model: modelSettings(values),
    modelRequestsPerDay: values.AI_REQUESTS_PER_DAY,
    transcriber: transcriberSettings(values),
    providers: signInProviders(values),
  };
}

type Values = z.infer<typeof Environment>;

/** The data folder the settings name, absolute; also for settings of which others are wrong. Makes nothing. */
export function dataFolderOf({ DATA_DIR }: { readonly DATA_DIR?: string | undefined }): string {
  return path.resolve(projectRoot(), DATA_DIR || DEFAULT_DATA_DIR);
}

function readValues(environment: NodeJS.ProcessEnv): Values {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartProblem(`The setting ${String(issue?.path[0])} is wrong. ${issue?.message}`);
}

function mailSettings(values: Values): Settings["mail"] {
  if (!values.SMTP_URL) return undefined;
  if (!values.PUBLIC_URL) throw missing("PUBLIC_URL", "SMTP_URL", "mails carry links");
  if (!values.MAIL_FROM) throw missing("MAIL_FROM", "SMTP_URL", "mails need a sender");
  return { url: values.SMTP_URL, from: values.MAIL_FROM };
}

function signInProviders(values: Values): readonly ProviderSettings[] {
  const providers = providerSettings(values);
  if (providers.length > 0 && !values.PUBLIC_URL) {
    const because = `${providers[0]?.id.toUpperCase()}_CLIENT_ID`;
    throw missing("PUBLIC_URL", because, "the provider sends people back to it");
  }
  return providers;
}

function s3Settings(values: Values): S3Settings | undefined {
  if (!values.S3_BUCKET) return undefined;
  if (!values.S3_ACCESS_KEY_ID)
    throw missing("S3_ACCESS_KEY_ID", "S3_BUCKET", "it opens the bucket");
  if (!values.S3_SECRET_ACCESS_KEY) {
    throw missing("S3_SECRET_ACCESS_KEY", "S3_BUCKET", "it opens the bucket");
  }
  return {
    bucket: values.S3_BUCKET,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  };
}

/** The addresses that the providers' own documentation gives. */
const DEFAULT_BASE_URLS = {
  "openai-compatible": undefined,
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
} as const;

function modelSettings(values: Values): ModelSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey } = values;
  if (!provider) {
    const given = (["AI_MODEL", "AI_BASE_URL", "AI_API_KEY"] as const).find((name) => values[name]);
    if (given) throw missing("AI_PROVIDER", given, "it says how the model is asked");
    return undefined;
  }
  if (!model) throw missing("AI_MODEL", "AI_PROVIDER", "it says which model is asked");
  const baseUrl = values.AI_BASE_URL ?? DEFAULT_BASE_URLS[provider];
  if (!baseUrl) {
    throw missing("AI_BASE_URL", "AI_PROVIDER", 'it says where, as in "http://localhost:11434/v1"');
  }
  if (provider !== "openai-compatible" && !apiKey) {
    throw missing("AI_API_KEY", "AI_PROVIDER", "the provider asks for one");
  }
  return {
    provider,
    baseUrl: baseUrl.replace(/\/+$/, ""),
    apiKey,
    model,
    timeout: values.AI_TIMEOUT,
  };
}

function trustedProxies(text: string): boolean | string {
  if (text === "true") return true;
  return text === "false" ? false : text;
}
