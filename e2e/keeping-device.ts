import type { Browser, BrowserContext } from "@playwright/test";
import { originOf } from "./editor-resumes.ts";
import { expect, PASSWORD, type Someone } from "./fixtures.ts";

/** A device of somebody on which what opens without a connection may stay. */
export async function keepingDevice(
  browser: Browser,
  { email }: Someone,
  origin = originOf(),
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "allow" });
  const signedIn = await context.request.post("/api/v1/account/sessions", {
    headers: { Origin: origin },
    data: { email, password: PASSWORD },
  });
  expect(signedIn.ok()).toBe(true);
  return context;
}
