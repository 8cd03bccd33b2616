import { randomUUID } from "node:crypto";
import { betterAuth, type BetterAuthPlugin } from "better-auth";
import { isAPIError } from "better-auth/api";
import {
  FIRST_LANGUAGE,
  INDIA,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from "@taiyari/domain/account";
import type { Mailer } from "../../adapters/mail.ts";
import type { Db } from "../../db/client.ts";
import { authStore } from "./auth-store.ts";
import { refuseBanned } from "./bans.ts";
import { DEVICE_COOKIE, DEVICE_SECONDS, seeDevice } from "./known-devices.ts";
import { codesOnce } from "./codes-once.ts";
import { PROVIDER_SIGN_IN, providerSessions } from "./provider-sessions.ts";
import { twoStep } from "./two-step.ts";
import { endResetLinks, endTrustedDevices, hasTwoStep } from "./store.ts";
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
  /** What the account engine is asked for by other features: signing in with a passkey. */
  readonly plugins: readonly BetterAuthPlugin[];
  /** Ten codes, each of which stands once for a code of the authenticator app. */
  readonly makeRecoveryCodes: () => string[];
  /** Hears of a sign-in with a browser that the account did not know. Not waited for: it must not reject. */
  readonly onUnknownDevice?: (userId: string, userAgent: string) => void;
  readonly log: (line: string) => void;
}

/** Where the engine believes to be mounted. Only the link that confirms an address really is. */
export const AUTH_PATH = "/api/auth";

/** After which a code is asked for where the second step is on. */
const FIRST_STEPS = ["/sign-in/email", PROVIDER_SIGN_IN];

const DAY = 86_400;
const SESSION_SECONDS = 30 * DAY;

/** The engine that keeps accounts and sessions. Everything people reach of it goes through the contract. */
export function createAuth(options: AuthOptions) {
  const { db, mailer, publicUrl } = options;
  const perMinute = { window: 60, max: options.attemptsPerMinute };
  return betterAuth({
    appName: "Taiyari",
    baseURL: publicUrl,
    basePath: AUTH_PATH,
    secret: options.secret,
    telemetry: { enabled: false },
    database: authStore(db),
    user: {
      additionalFields: {
        phone: { type: "string", required: true, input: true },
        role: { type: "string", required: false, input: false, defaultValue: "user" },
        plan: { type: "string", required: false, input: false, defaultValue: "free" },
        bannedAt: { type: "date", required: false, input: false },
        deleteAt: { type: "date", required: false, input: false },
        timeZone: { type: "string", required: false, input: false, defaultValue: INDIA },
        language: { type: "string", required: false, input: false, defaultValue: FIRST_LANGUAGE },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: DAY,
      additionalFields: { lastActiveAt: { type: "date", required: false, input: false } },
    },
    plugins: [
      twoStep(options.makeRecoveryCodes),
      codesOnce(),
      providerSessions(),
      ...options.plugins,
    ],
    databaseHooks: {
      // The engine is called by our own requests alone, so that nobody else says this of an address.
      user: {
        create: {
          before: async (user, context) => ({
            data: context?.body?.addressProved === true ? { ...user, emailVerified: true } : user,
          }),
        },
      },
      session: {
        create: {
          before: ({ userId }) => refuseBanned(db, userId),
          async after({ userId, userAgent }, context) {
            // After the first step alone the engine makes a session and ends it again: nobody is in before the code.
            const isFirst = FIRST_STEPS.includes(context?.path ?? "");
            const isHalfway = isFirst && (await hasTwoStep(db, userId));
            if (isHalfway) return;
            const sent = context?.getCookie(DEVICE_COOKIE) ?? null;
            const { cookie, isUnknown } = await seeDevice(db, userId, sent, new Date());
            context?.setCookie(DEVICE_COOKIE, cookie, {
              maxAge: DEVICE_SECONDS,
              path: "/",
              httpOnly: true,
              sameSite: "lax",
              secure: publicUrl.startsWith("https:"),
            });
            if (isUnknown) options.onUnknownDevice?.(userId, userAgent ?? "");
          },
        },
      },
    },
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
      async onPasswordReset({ user }) {
        await endResetLinks(db, user.id);
        await endTrustedDevices(db, user.id);
      },
    },
    emailVerification: {
      sendOnSignUp: mailer !== undefined,
      sendOnSignIn: mailer !== undefined,
      async sendVerificationEmail({ user, token }) {
        if (user.emailVerified) return;
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
        "/change-password": perMinute,
        "/two-factor/*": perMinute,
        "/passkeys/begin": perMinute,
        "/sign-in/passkey": perMinute,
        [PROVIDER_SIGN_IN]: perMinute,
        // Asked for by every visit of the sign-in page, of which a college has many behind one address.
        "/passkeys/challenge": { window: 60, max: 20 * options.attemptsPerMinute },
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
    onAPIError: {
      // What a hook or a plugin could not ask the database is for the caller, who knows what an outage is; the engine would
      // answer 500 and print it with what was asked for.
      onError(error) {
        if (!isAPIError(error)) throw error;
        options.log(error.message);
      },
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
