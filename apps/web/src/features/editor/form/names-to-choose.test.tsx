import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Skill } from "@taiyari/domain/careers";
import { afterEach, expect, test } from "vitest";
import { answer, type Answers } from "../../../testing/fake-server.ts";
import { closeEditor, open } from "../testing/open-editor.tsx";

afterEach(closeEditor);

const skill = (id: string, name: string, kind: Skill["kind"], aliases: readonly string[] = []) => ({
  id,
  name,
  kind,
  aliases,
  neighbours: [],
});
const SKILLS = [
  skill("pytest", "pytest", "framework"),
  skill("python", "Python", "language"),
  skill("pyramid-thinking", "Pyramid thinking", "soft"),
  skill("kubernetes", "Kubernetes", "platform", ["K8s"]),
];
const ANALYST = { id: "analyst", mustHave: ["python"], niceToHave: [] };
const CAREERS = "GET /resume/careers/c1";

/** Opens the skills of a resume. @returns what the server was asked for names so far */
async function openSkills(answers: Answers = {}) {
  let count = 0;
  await open("?section=skills", [], {
    "GET /resume/templates": () =>
      answer({ templates: [], isPremiumEnforced: false, careersVersion: "c1" }),
    [CAREERS]: () => {
      count += 1;
      return answer({ skills: SKILLS, roles: [ANALYST], industries: [] });
    },
    ...answers,
  });
  return () => count;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name });
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
const press = (name: string, key: string) =>
  act(async () => void fireEvent.keyDown(field(name), { key }));
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("a field takes what is typed when no names can be had", async () => {
  await openSkills({ [CAREERS]: () => new Response("", { status: 404 }) });
  await type("Technical skills", "py");
  await press("Technical skills", "Enter");
  expect(screen.getByRole("button", { name: "Remove py" })).toBeTruthy();
  expect(options()).toEqual([]);
});

test("technical skills come from the server once somebody types, those that more roles ask for first", async () => {
  const asked = await openSkills();
  expect(asked()).toBe(0);
  await type("Technical skills", "py");
  await waitFor(() => expect(options()).toEqual(["Python", "pytest"]));
  await type("Technical skills", "k8s");
  expect(options()).toEqual(["KubernetesK8s"]);
  expect(asked()).toBe(1);
});

test("soft skills and languages need no server", async () => {
  const asked = await openSkills();
  await type("Soft skills", "nego");
  expect(options()).toEqual(["Negotiation"]);
  await press("Soft skills", "Escape");
  await type("Languages", "tam");
  expect(options()).toEqual(["Tamil"]);
  expect(asked()).toBe(0);
});
