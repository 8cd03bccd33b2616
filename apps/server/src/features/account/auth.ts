import { randomUUID } from "node:crypto";
import { betterAuth } from "better-auth";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "@taiyari/domain/account";
import type { Mailer } from "../../adapters/mail.ts";
import type { Db } from "../../db/client.ts";
import { authStore } from "./auth-store.ts";
import { endResetLinks } from "./store.ts";
import { confirmationMail, RESET_LINK_MINUTES, resetMail } from "./mail-texts.ts";
import { hashPassword, verifyPassword } from "../../adapters/password-hash.ts";

export interface AuthOptions {
  readonly db: Db;
  readonly secret: string;
  /** Where this installation is reached: "https://taiyari.example.org". Links in mails begin with it. */
  readonly publicUrl: string;
  readonly mailer: Mailer | undefined;
  /** Sign-ins and registrations allowed per minute from one network address. */
  readonly attemptsPerMinute: number;
  readonly log: (line: string) => void;
}

/** Where the engine believes to be mounted. Only the link that confirms an address really is. */
export const AUTH_PATH = "/api/auth";

const DAY = 86_400;
const SESSION_SECONDS = 30 * DAY;

/** The engine that keeps accounts and sessions. Everything people reach of it goes through the contract. */
export function createAuth(options: AuthOptions) {
  const { mailer, publicUrl } = options;
  const perMinute = { window: 60, max: options.attemptsPerMinute };
  return betterAuth({
    appName: "Taiyari",
    baseURL: publicUrl,
    basePath: AUTH_PATH,
    secret: options.secret,
    telemetry: { enabled: false },
    database: authStore(options.db),
    user: {
      additionalFields: {
        phone: { type: "string", required: true, input: true },
        role: { type: "string", required: false, input: false, defaultValue: "user" },
        plan: { type: "string", required: false, input: false, defaultValue: "free" },
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: DAY },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      requireEmailVerification: mailer !== undefined,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
      password: { hash: hashPassword, verify: verifyPassword },
      async sendResetPassword({ user, token }) {
        await mailer?.send(resetMail(user, resetUrl(publicUrl, token)));
      },
      onPasswordReset: ({ user }) => endResetLinks(options.db, user.id),
    },
    emailVerification: {
      sendOnSignUp: mailer !== undefined,
      sendOnSignIn: mailer !== undefined,
      async sendVerificationEmail({ user, token }) {
        await mailer?.send(confirmationMail(user, confirmationUrl(publicUrl, token)));
      },
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      customRules: {
        "/sign-in/email": perMinute,
        "/sign-up/email": perMinute,
        "/request-password-reset": { window: 300, max: options.attemptsPerMinute },
        "/reset-password": perMinute,
        "/sign-out": false,
      },
    },
    advanced: {
      // Mails are sent after the answer: waiting for the mail server would tell a known address from an unknown one.
      backgroundTasks: {
        handler: (task) => void task.catch(() => options.log("A mail was not sent.")),
      },
      useSecureCookies: publicUrl.startsWith("https:"),
      cookiePrefix: "taiyari",
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true },
      ipAddress: { ipAddressHeaders: ["x-forwarded-for"] },
      database: { generateId: () => randomUUID() },
    },
    logger: {
      level: "error",
      log: (_level, message) => options.log(message),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The web app's page that sets a new password. */
export function resetUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
}

function confirmationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${AUTH_PATH}/verify-email?token=${encodeURIComponent(token)}`;
}
