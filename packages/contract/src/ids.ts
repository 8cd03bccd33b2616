import { z } from "zod";

/** The UUID of nothing: no row ever has it. Source: RFC 9562, section 5.9. */
const NIL = "00000000-0000-0000-0000-000000000000";

/** The id of something that is asked for. Whatever is no id names nothing, so that it reads as absent like any other. */
export const KnownId = z
  .string()
  .transform((text) => (z.uuid().safeParse(text).success ? text : NIL));

/** An id that a device gives to what it begins. */
export const NewId = z.uuid().refine((id) => id !== NIL, "the UUID of nothing names nothing");
