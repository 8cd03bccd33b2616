import { z } from "zod";

/**
 * A value as it arrives: the same, in plain lists and objects. The client works out by itself what JSON makes of an
 * answer, and of read-only lists and interfaces it makes nothing.
 */
export type Sent<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Sent<Value[Key]> }
  : Value;

/**
 * What the server itself made, sent as it is: typed on both sides, and not looked at again on the way. An API
 * description says "anything" of it.
 */
export function unvalidated<Value>(): z.ZodType<Sent<Value>, Value> {
  return z.unknown() as z.ZodType<Sent<Value>, Value>;
}
