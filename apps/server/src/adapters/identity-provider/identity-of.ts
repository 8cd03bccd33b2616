import { cleanName, isEmail, MAX_NAME_LENGTH } from "@taiyari/domain/account";
import { z } from "zod";
import type { Identity } from "./identity-provider.ts";

const Text = z.string().catch("");

/** The claims of OpenID Connect Core 1.0, section 5.1. What has another form counts as not given. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Text,
  // LinkedIn writes it as a text.
  email_verified: z
    .union([z.boolean(), z.literal("true").transform(() => true)])
    .optional()
    .catch(false),
  name: Text,
  given_name: Text,
  family_name: Text,
});

/**
 * @param isTrusted  whether an address of which the provider does not say that it is verified, or that it is not, counts as verified
 * @throws z.ZodError  without a subject, which the client library has made sure of
 */
export function identityOf(claims: unknown, isTrusted: boolean): Identity {
  const { sub, email, name, ...parsed } = Claims.parse(claims);
  const fullName = name || `${parsed.given_name} ${parsed.family_name}`;
  return {
    subject: sub,
    ...addressOf(email, parsed.email_verified ?? isTrusted),
    fullName: cleanName(fullName).slice(0, MAX_NAME_LENGTH),
  };
}

/** An address that this product cannot keep counts as none. */
export function addressOf(
  email: string,
  isVerified: boolean,
): Pick<Identity, "email" | "isEmailVerified"> {
  const address = email.trim().toLowerCase();
  return isEmail(address)
    ? { email: address, isEmailVerified: isVerified }
    : { email: null, isEmailVerified: false };
}
