import { z } from "zod";
import { StartProblem } from "./start-problem.ts";

export const address = (...protocols: readonly string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ""), {
    error: `Give an address that begins with ${protocols.map((name) => `${name}//`).join(" or ")}.`,
  });

export const wholeNumber = (from: number, to: number) =>
  z.coerce
    .number(`Give a whole number from ${from} to ${to}.`)
    .refine((value) => Number.isInteger(value) && value >= from && value <= to, {
      error: `Give a whole number from ${from} to ${to}.`,
    });

/** A key that goes into a header of HTTP. */
export const givenKey = z
  .string()
  .regex(/^[\x21-\x7E]+$/, "Give the key alone, without spaces or line breaks.");

export function missing(name: string, because: string, why: string): StartProblem {
  return new StartProblem(`The setting ${name} is missing. With ${because} set, ${why}.`);
}
