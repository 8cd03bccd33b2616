import { randomUUID } from "node:crypto";
import type { ApplicationDetails } from "@taiyari/contract";
import type { ApplicationStage } from "@taiyari/domain/applications";

/** What a device sends of an application that it adds. */
interface NewApplication {
  readonly id: string;
  readonly application: ApplicationDetails;
  readonly stage: ApplicationStage;
  readonly today: string;
}

type Given = Partial<ApplicationDetails & Omit<NewApplication, "application">>;

/** A job at Nandi Retail that was seen on 20 November, unless something else is said. */
export function makeApplication({
  id = randomUUID(),
  stage = "saved",
  today = "2026-11-20",
  ...given
}: Given = {}): NewApplication {
  const application = {
    company: "Nandi Retail",
    role: "Data Analyst",
    place: "Pune",
    link: "https://jobs.example.in/42",
    note: "Asha knows somebody there.",
    appliedOn: null,
    nextStep: "",
    nextOn: null,
    salary: 1_250_000,
    resume: null,
    letter: null,
    ...given,
  };
  return { id, application, stage, today };
}
