import { pgSchema } from "drizzle-orm/pg-core";

/** Every table lives in the schema `profile`. Source: the specification, section 7. */
export const profile = pgSchema("profile");
