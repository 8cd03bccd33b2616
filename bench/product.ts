import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startProduct, type Product } from "../tools/product.ts";

const PASSWORD = "evening-before-2026";

/** The bench is one person who does the work of many. */
const UNLIMITED = {
  ATTEMPTS_PER_MINUTE: "100000",
  UPLOADS_PER_HOUR: "1000000",
  STORAGE_PER_PERSON: "1000000",
};

/** Runs some work against a product of its own, which is gone afterwards. */
export async function withProduct<Value>(
  work: (product: Product, dataDir: string) => Promise<Value>,
): Promise<Value> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-bench-"));
  const product = await startProduct({ dataDir, settings: UNLIMITED });
  try {
    return await work(product, dataDir);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Makes an account and signs it in. Returns the Cookie header. */
export async function signedInCookie(url: string): Promise<string> {
  const email = `${randomUUID()}@example.in`;
  const headers = { Origin: url, "Content-Type": "application/json" };
  await fetch(`${url}/api/v1/account/registrations`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      fullName: "Bench Mark",
      email,
      phoneNumber: "9800000000",
      password: PASSWORD,
    }),
  });
  const signedIn = await fetch(`${url}/api/v1/account/sessions`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!signedIn.ok) throw new Error(`The bench account could not sign in: ${signedIn.status}`);
  return signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Asks the API with somebody's cookie, as a browser does: an object is sent as JSON. */
export function send(
  { url }: Product,
  cookie: string,
  method: string,
  address: string,
  body?: Uint8Array | object,
): Promise<Response> {
  const isFile = body instanceof Uint8Array;
  return fetch(`${url}/api/v1${address}`, {
    method,
    headers: {
      Origin: url,
      cookie,
      "accept-encoding": "gzip",
      ...(body && { "Content-Type": isFile ? "application/octet-stream" : "application/json" }),
    },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}
