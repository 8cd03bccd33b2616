import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { EngineStatus } from "./engine-status.tsx";

test("says nothing until something is run, then what to do where the engine cannot be fetched", async () => {
  const { sql } = await import("../../lib/sql/sql.ts");
  vi.stubGlobal("SQL_ENGINE", {});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { container } = render(<EngineStatus />);
  expect(container.textContent).toBe("");

  await act(async () => void (await sql.run("SELECT 1")));
  expect(screen.getByRole("alert").textContent).toContain("Check your connection");
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});
