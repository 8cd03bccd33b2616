import { safe } from "@orpc/client";

/** The code with which something was refused; "no error" when it was not. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? String(error.code) : "no error";
}
