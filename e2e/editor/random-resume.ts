import type { TemplateData } from "@taiyari/domain/resume";
import { generator, WORDS } from "../random-words.ts";

const YEARS = ["2011", "Mar 2014", "Jan 2019", "Nov 2022", ""];

/** A resume of any length from a seed: the same seed, the same resume. Any part of it may be missing. */
export function randomResume(seed: number): TemplateData {
  const next = generator(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = (from: readonly string[]) => from[between(0, from.length - 1)] ?? "";
  const words = (low: number, high: number) =>
    list(between(low, high), () => pick(WORDS)).join(" ");
  const maybe = (text: string) => (next() < 0.2 ? "" : text);
  const lines = (most: number) =>
    list(between(0, most), () => {
      const mark = next() < 0.8 ? "• " : "";
      return mark + words(2, next() < 0.12 ? 140 : 26);
    }).join("\n");
  const period = () => {
    const current = next() < 0.2;
    return { startDate: pick(YEARS), endDate: current ? "" : pick(YEARS), current };
  };
  const entries = <Entry>(most: number, make: () => Entry) => list(between(0, most), make);
  const tags = (most: number) => entries(most, () => words(1, 3));
  const { current: _, ...span } = period();
  return {
    personal: {
      fullName: words(1, 4),
      title: maybe(words(1, 5)),
      email: maybe("someone@example.com"),
      phone: maybe("+91 90000 12345"),
      location: maybe(words(1, 3)),
      linkedin: maybe("linkedin.com/in/someone-example"),
      website: maybe("https://example.com/a/long/way/down/to/the/last/page"),
      summary: maybe(words(5, 90)),
      photo: "",
    },
    experience: entries(9, () => ({
      title: words(1, 6),
      company: maybe(words(1, 5)),
      location: maybe(words(1, 2)),
      ...period(),
      description: lines(8),
    })),
    education: entries(4, () => ({
      degree: words(1, 6),
      institution: maybe(words(1, 6)),
      location: maybe(words(1, 2)),
      ...period(),
      description: maybe(words(1, 20)),
    })),
    skills: { technical: tags(40), soft: tags(6), languages: tags(5) },
    projects: entries(5, () => ({
      name: words(1, 5),
      role: maybe(words(1, 3)),
      ...span,
      url: maybe("https://example.com/project"),
      description: lines(4),
      technologies: tags(6),
    })),
    certifications: entries(4, () => ({
      name: words(1, 8),
      issuer: maybe(words(1, 4)),
      date: pick(YEARS),
      expiry: pick(YEARS),
      description: maybe(words(1, 12)),
    })),
    awards: entries(4, () => ({
      title: words(1, 8),
      issuer: maybe(words(1, 4)),
      date: pick(YEARS),
      description: maybe(words(1, 30)),
    })),
    publications: entries(4, () => ({
      title: words(3, 14),
      publisher: maybe(words(1, 5)),
      date: pick(YEARS),
      url: maybe("https://example.org/paper"),
      description: maybe(words(3, 25)),
    })),
    references: entries(3, () => ({
      name: words(1, 3),
      position: maybe(words(1, 4)),
      company: maybe(words(1, 4)),
      email: maybe("other@example.com"),
      phone: maybe("+91 90000 54321"),
      reference: maybe(words(5, 40)),
    })),
    custom: entries(3, () => words(1, 4)).map((name, at) => ({
      id: `custom_${at}`,
      name,
      content: at % 2 === 0 ? lines(6) : "",
      items: at % 2 === 0 ? [] : entries(3, () => ({ title: words(1, 5), description: lines(3) })),
    })),
    sections: { order: [], hidden: [] },
  };
}

function list<Entry>(count: number, make: () => Entry): Entry[] {
  return Array.from({ length: count }, make);
}
