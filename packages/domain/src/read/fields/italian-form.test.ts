import { expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { dateOf, linesOf, valueOf } from "../testing/read.ts";
import { readEducation } from "./education.ts";
import { readExperience } from "./experience.ts";

/** A row of a form: a label in a column of its own. */
const row = (label: string, text: string): PageLine => [
  [
    [label, {}],
    [text, { x: 280 }],
  ],
  {},
];

test("reads the form of a life in Italian: post, employer, dates and what was done", () => {
  const [job] = readExperience(
    linesOf(
      row("Date", "Maggio 2018 – alla data attuale"),
      row("Lavoro o posizione ricoperti", "Infermiera di reparto"),
      row("Principali attività e responsabilità", "Coordinamento dei turni notturni"),
      row("Nome e indirizzo del datore di lavoro", "Casa di Cura Villa Tara, Terni"),
    ),
  );
  expect(valueOf(job?.title ?? null)).toBe("Infermiera di reparto");
  expect(valueOf(job?.company ?? null)).toContain("Casa di Cura Villa Tara");
  expect([dateOf(job?.start ?? null), job?.current]).toEqual(["2018-05", true]);
  expect(job?.bullets.map(valueOf)).toEqual(["Coordinamento dei turni notturni"]);
});

test("reads the form of a life in Italian: degree and school", () => {
  const [study] = readEducation(
    linesOf(
      row("Date", "Ottobre 2011 – Novembre 2014"),
      row("Titolo della qualifica rilasciata", "Laurea in Infermieristica"),
      row("Nome e tipo d’organizzazione erogatrice", "Università degli Studi di Perugia"),
    ),
  );
  expect(valueOf(study?.degree ?? null)).toBe("Laurea in Infermieristica");
  expect(valueOf(study?.institution ?? null)).toBe("Università degli Studi di Perugia");
});
