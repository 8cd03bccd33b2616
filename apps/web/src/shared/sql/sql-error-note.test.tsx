import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SqlError } from "@taiyari/domain/sql";
import { SqlErrorNote } from "./sql-error-note.tsx";

const ERROR: SqlError = {
  code: "42703",
  message: 'column "citty" does not exist',
  position: 20,
  detail: null,
  hint: 'Perhaps you meant to reference the column "customers.city".',
};

test("gives a sentence of ours, and PostgreSQL's message with its code and place", () => {
  render(
    <SqlErrorNote
      error={ERROR}
      sql={"SELECT name\n     , citty FROM customers"}
      titleOf={() => null}
    />,
  );
  const note = screen.getByRole("status").textContent;
  expect(note).toContain("Line 2: There is no column “citty” here.");
  expect(note).toContain('ERROR: column "citty" does not exist');
  expect(note).toContain("HINT: Perhaps you meant");
  expect(note).toContain("SQLSTATE 42703, line 2, character 8");
  expect(screen.queryByRole("link")).toBeNull();
});

test("names no line in a text of one, and no place where PostgreSQL gives none", () => {
  render(
    <SqlErrorNote error={{ ...ERROR, position: null }} sql="SELECT citty" titleOf={() => null} />,
  );
  const note = screen.getByRole("status").textContent;
  expect(note).not.toContain("Line 1");
  expect(note).toMatch(/SQLSTATE 42703$/u);
});
