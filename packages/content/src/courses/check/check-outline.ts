import type { Block, Inline } from "@taiyari/domain/learning";
import { exercisePlaces } from "../exercise-places.ts";
import { DOCS_ADDRESS } from "../read-inline.ts";
import type { SourceCourse, SourcePage } from "../load-course.ts";

/** What can be said of a course without running anything: links, needs, skills, ids, what each page must have. */
export function checkOutline(
  course: SourceCourse,
  skills: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const slugs = new Set([...course.pages.map(({ slug }) => slug), ...course.unwritten, "editor"]);
  const firstOf = new Map<string, string>();
  return new Map(
    course.pages.map((page, at) => [
      page.slug,
      [
        ...page.problems,
        ...aboutFacts(page, course, { skills, at }),
        ...aboutLinks(page, slugs),
        ...aboutExercises(page, { skills, firstOf }),
      ],
    ]),
  );
}

function aboutFacts(
  { lesson, folder }: SourcePage,
  course: SourceCourse,
  { skills, at }: { readonly skills: ReadonlySet<string>; readonly at: number },
): readonly string[] {
  if (!lesson) return [];
  const order = course.outline?.stages.flatMap(({ pages }) => pages) ?? [];
  const here = order.indexOf(lesson.slug);
  const add = (text: string) => `${folder}/page.md:1: ${text}`;
  return [
    ...lesson.needs.flatMap((slug) => {
      const there = order.indexOf(slug);
      if (there === -1) return [add(`needs: there is no page “${slug}”.`)];
      return there < here ? [] : [add(`needs: “${slug}” comes after this page in the course.`)];
    }),
    ...lesson.skills.flatMap((id) =>
      skills.has(id) ? [] : [add(`skills: there is no skill “${id}”.`)],
    ),
    ...(at === 0 && lesson.needs.length > 0 ? [add("the first page needs no other.")] : []),
    ...(["recap", "cards"] as const).flatMap((kind) => {
      const found = lesson.blocks.filter((block) => block.kind === kind).length;
      return found === 1 ? [] : [add(`a page has one :::${kind}; this one has ${found}.`)];
    }),
  ];
}

function aboutLinks(
  { lesson, folder, texts }: SourcePage,
  slugs: ReadonlySet<string>,
): readonly string[] {
  const links = inlines(lesson?.blocks ?? []).flatMap(linksIn);
  return links.flatMap((href) => {
    if (!href.startsWith(DOCS_ADDRESS)) return [];
    const slug = href.slice(DOCS_ADDRESS.length).split(/[#?]/u)[0] ?? "";
    if (slugs.has(slug)) return [];
    const line = texts.page
      .slice(0, Math.max(texts.page.indexOf(`${slug})`), 0))
      .split("\n").length;
    return [
      `${folder}/page.md:${line}: the link leads to “${slug}”, which is no page of the course.`,
    ];
  });
}

function linksIn(inline: Inline): readonly string[] {
  if (inline.kind === "link") return [inline.href];
  return "content" in inline ? inline.content.flatMap(linksIn) : [];
}

/** All text of some blocks. */
function inlines(blocks: readonly Block[]): readonly Inline[] {
  return blocks.flatMap((block): readonly Inline[] => {
    switch (block.kind) {
      case "heading":
      case "paragraph":
        return block.content;
      case "list":
        return block.items.flatMap(inlines);
      case "table":
        return [...block.head.flat(), ...block.rows.flat(2)];
      case "figure":
        return inlines(block.caption);
      case "predict":
        return [
          ...inlines([...block.question, ...block.why]),
          ...block.options.flatMap(({ content }) => content),
        ];
      case "mistake":
        return inlines(block.content);
      case "recap":
        return block.points.flat();
      case "cards":
        return block.cards.flatMap(({ front, back }) => [...front, ...back]);
      case "code":
      case "run":
      case "exercise":
        return [];
      default:
        return block satisfies never;
    }
  });
}

function aboutExercises(
  page: SourcePage,
  {
    skills,
    firstOf,
  }: { readonly skills: ReadonlySet<string>; readonly firstOf: Map<string, string> },
): readonly string[] {
  const problems: string[] = [];
  const blocks = page.lesson?.blocks ?? [];
  const once = (id: string, place: string) => {
    const first = firstOf.get(id);
    if (first)
      problems.push(
        `${place}: the id “${id}” stands in ${first} already. Ids are unique in a course.`,
      );
    else firstOf.set(id, page.slug);
  };
  for (const block of blocks)
    if (block.kind === "predict") once(block.id, `${page.folder}/page.md`);
  const placed = blocks.flatMap((block) => (block.kind === "exercise" ? [block.id] : []));
  for (const { id, skill } of page.exercises) {
    const place = exercisePlaces(page, id)();
    once(id, place);
    if (!skills.has(skill)) problems.push(`${place}: skill: there is no skill “${skill}”.`);
    const count = placed.filter((other) => other === id).length;
    if (count !== 1)
      problems.push(
        `${place}: “${id}” stands ${count} times on the page. Write :::exercise{id="${id}"} once.`,
      );
  }
  for (const id of placed)
    if (!page.exercises.some((exercise) => exercise.id === id) && page.problems.length === 0)
      problems.push(`${page.folder}/page.md: there is no exercise “${id}” in exercises.yaml.`);
  return problems;
}
