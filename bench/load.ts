import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { hostileFile } from "@taiyari/documents/testing";
import { newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import type { Product } from "../tools/product.ts";
import { send, signedInCookie, withProduct } from "./product.ts";
import { printedResume } from "./resumes.ts";
import { table } from "./table.ts";

/** People at work at the same time, how long each rests between two requests, and for how long they work. */
const PEOPLE = 200;
const REST_MS = 1_000;
const WORK_MS = 30_000;
/** Sign-ups at the same time, while the people are made. */
const SIGN_UPS = 8;
/** Hostile files read while others work, and those of them who work meanwhile. */
const HOSTILE_FILES = 500;
const OTHERS = 20;

/** What a server answers that has a fault. */
const UNEXPECTED = "INTERNAL_SERVER_ERROR";

interface Person {
  readonly cookie: string;
  readonly resumeId: string;
  revision: number;
  uploadId: string;
}

/** What a request was, and how long its answer took, in milliseconds. */
interface Timing {
  readonly name: string;
  readonly ms: number;
}

/** How long people wait who all work at once, by what they ask for. */
export function measureLoad(): Promise<string> {
  return withProduct(async (product) => {
    const pdf = await printedResume();
    const people = await makePeople(product, PEOPLE, pdf);
    const timings: Timing[] = [];
    const end = performance.now() + WORK_MS;
    await Promise.all(
      people.map((person) => work(product, person, pdf, timings, () => performance.now() < end)),
    );
    return timingTable(
      `${PEOPLE} people at work, ${REST_MS / 1000} s between two requests`,
      timings,
    );
  });
}

/** How long others wait while one person has hostile files read, one after the other. */
export function measureHostile(): Promise<string> {
  return withProduct(async (product) => {
    const pdf = await printedResume();
    const people = await makePeople(product, OTHERS, pdf);
    const timings: Timing[] = [];
    let isOver = false;
    const working = people.map((person) => work(product, person, pdf, timings, () => !isOver));
    const outcomes = await attack(product);
    isOver = true;
    await Promise.all(working);
    const memory = table("What became of the files", [
      ["outcome", "files"],
      ...[...outcomes].toSorted(([a], [b]) => a.localeCompare(b)),
    ]);
    const title = `${OTHERS} people at work while one has ${HOSTILE_FILES} hostile files read`;
    return `${timingTable(title, timings)}\n\n${memory}`;
  });
}

async function attack(product: Product): Promise<Map<string, number>> {
  const cookie = await signedInCookie(product.url);
  const outcomes = new Map<string, number>();
  for (let number = 0; number < HOSTILE_FILES; number++) {
    const { fileName, bytes, what } = hostileFile(number);
    const sent = await send(product, cookie, "PUT", `/resume/uploads?fileName=${fileName}`, bytes);
    const outcome =
      sent.status === 201
        ? await readAndScored(product, cookie, String((await sent.json()).id))
        : "refused";
    if (outcome === UNEXPECTED) console.error(`${what}, number ${number}: ${outcome}`);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  return outcomes;
}

async function readAndScored(product: Product, cookie: string, uploadId: string): Promise<string> {
  const made = await send(product, cookie, "POST", `/resume/uploads/${uploadId}/reports`);
  const answer = await made.json();
  return made.ok ? "read and scored" : String(answer.data?.problem ?? answer.code);
}

async function makePeople(product: Product, count: number, pdf: Uint8Array): Promise<Person[]> {
  const people: Person[] = [];
  const makeSome = async () => {
    while (people.length < count) {
      const person: Person = { cookie: "", resumeId: randomUUID(), revision: 1, uploadId: "" };
      people.push(person);
      Object.assign(person, { cookie: await signedInCookie(product.url) });
      const body = { id: person.resumeId, name: "Resume", draft: draftOf(0) };
      await (await send(product, person.cookie, "POST", "/resumes", body)).arrayBuffer();
      const upload = await send(
        product,
        person.cookie,
        "PUT",
        "/resume/uploads?fileName=cv.pdf",
        pdf,
      );
      person.uploadId = String((await upload.json()).id);
    }
  };
  await Promise.all(Array.from({ length: SIGN_UPS }, makeSome));
  for (const { cookie, uploadId } of people) {
    await (
      await send(product, cookie, "POST", `/resume/uploads/${uploadId}/reports`)
    ).arrayBuffer();
  }
  return people;
}

/** A draft of two pages of text. */
function draftOf(version: number): ResumeDraft {
  const draft = newDraft();
  const personal = { ...draft.resumeData.personal, fullName: "Bench Mark", title: String(version) };
  const experience = Array.from({ length: 5 }, (_, at) => ({
    id: `job-${at}`,
    title: "Data Analyst",
    company: "Godavari Foods",
    location: "Pune",
    startDate: "Jan 2020",
    endDate: "Dec 2021",
    current: false,
    description: "• Built a dashboard that 40 managers open every week\n".repeat(8),
  }));
  return { ...draft, resumeData: { ...draft.resumeData, personal, experience } };
}

type Ask = (product: Product, person: Person, pdf: Uint8Array) => Promise<Response>;

/** What people do, and how often of a hundred times. */
const ACTS: readonly { readonly name: string; readonly share: number; readonly ask: Ask }[] = [
  { name: "session", share: 20, ask: get("/account/session") },
  { name: "history", share: 15, ask: get("/resume/uploads") },
  { name: "list of resumes", share: 12, ask: get("/resumes") },
  { name: "latest report", share: 10, ask: get("/resume/reports/latest") },
  {
    name: "saving a resume",
    share: 20,
    ask: async (product, person) => {
      const body = { draft: draftOf(person.revision), revision: person.revision };
      const saved = await send(product, person.cookie, "PUT", `/resumes/${person.resumeId}`, body);
      person.revision += 1;
      return saved;
    },
  },
  {
    name: "job description",
    share: 5,
    ask: (product, { cookie }) =>
      send(product, cookie, "POST", "/resume/jobs/reading", {
        jobDescription: "Must have: SQL, Python and Power BI. Nice to have: dbt, Airflow.",
      }),
  },
  {
    name: "report",
    share: 8,
    ask: (product, { cookie, uploadId }) =>
      send(product, cookie, "POST", `/resume/uploads/${uploadId}/reports`),
  },
  {
    name: "reading",
    share: 5,
    ask: (product, { cookie, uploadId }) =>
      send(product, cookie, "GET", `/resume/uploads/${uploadId}/reading`),
  },
  {
    name: "upload",
    share: 4,
    ask: (product, { cookie }, pdf) =>
      send(product, cookie, "PUT", `/resume/uploads?fileName=${randomUUID()}.pdf`, pdf),
  },
  {
    name: "sign-up and sign-in",
    share: 1,
    ask: async (product) => {
      await signedInCookie(product.url);
      return new Response();
    },
  },
];

function get(path: string): Ask {
  return (product, { cookie }) => send(product, cookie, "GET", path);
}

async function work(
  product: Product,
  person: Person,
  pdf: Uint8Array,
  timings: Timing[],
  goesOn: () => boolean,
): Promise<void> {
  await sleep(Math.random() * REST_MS);
  while (goesOn()) {
    const { name, ask } = actAt(Math.random() * 100);
    const started = performance.now();
    const answer = await ask(product, person, pdf);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    timings.push({ name, ms: performance.now() - started });
    await sleep(REST_MS);
  }
}

function actAt(percent: number): (typeof ACTS)[number] {
  let reached = 0;
  for (const act of ACTS) {
    reached += act.share;
    if (percent < reached) return act;
  }
  throw new Error("the shares do not make a hundred");
}

function timingTable(title: string, timings: readonly Timing[]): string {
  const rowOf = (name: string, own: readonly Timing[]) => {
    const sorted = own.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN);
    return [name, sorted.length, at(0.5), at(0.95), at(0.99), at(1)];
  };
  const byName = Map.groupBy(timings, ({ name }) => name);
  return table(title, [
    ["request", "asked", "median ms", "p95 ms", "p99 ms", "slowest ms"],
    rowOf("all", timings),
    ...ACTS.map(({ name }) => rowOf(name, byName.get(name) ?? [])),
  ]);
}
