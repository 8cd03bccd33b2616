import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Source: OWASP Password Storage Cheat Sheet, Argon2id, the 19 MiB row. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const NONCE_BYTES = 16;

const derive = promisify(argon2);

/**
 * Hashes a password for storage, in the PHC string format: what it cost is kept with it, so that the cost can be
 * raised later and old hashes still verify.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const tag = await tagOf(password, nonce, COST, TAG_BYTES);
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return ["", "argon2id", "v=19", cost, base64(nonce), base64(tag)].join("$");
}

/** Whether a password is the one a hash was made of. False for a text that is no such hash. */
export async function verifyPassword(stored: {
  readonly hash: string;
  readonly password: string;
}): Promise<boolean> {
  const found =
    /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<nonce>[^$]+)\$(?<tag>[^$]+)$/.exec(
      stored.hash,
    )?.groups;
  if (!found) return false;
  const expected = Buffer.from(found["tag"] ?? "", "base64");
  const cost = {
    memory: Number(found["m"]),
    passes: Number(found["t"]),
    parallelism: Number(found["p"]),
  };
  const nonce = Buffer.from(found["nonce"] ?? "", "base64");
  const tag = await tagOf(stored.password, nonce, cost, expected.length);
  return timingSafeEqual(tag, expected);
}

function tagOf(password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  // The same letters typed on another keyboard may arrive as other characters.
  const message = password.normalize("NFKC");
  return derive("argon2id", { message, nonce, tagLength, ...cost });
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
