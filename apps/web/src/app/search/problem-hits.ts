import { topicName, type ProblemIndex } from "@taiyari/domain/practice";
import { PracticeIcon } from "../../ui/icons.tsx";
import { PRACTICE } from "../../shared/practice/addresses.ts";
import { words, type SearchHit } from "./pages.ts";

/**
 * The problems in whose titles every word of the query begins a word, then those whose topics have them. None for "", since
 * a list of all of them helps nobody.
 */
export function findProblems({ problems }: ProblemIndex, query: string): readonly SearchHit[] {
  const wanted = words(query);
  if (wanted.length === 0) return [];
  const fits = (text: string) => {
    const known = words(text);
    return wanted.every((word) => known.some((other) => other.startsWith(word)));
  };
  const byTitle = problems.filter(({ title }) => fits(title));
  const byTopic = problems.filter(
    (entry) =>
      !byTitle.includes(entry) && fits(`${entry.title} ${entry.topics.map(topicName).join(" ")}`),
  );
  return [...byTitle, ...byTopic].map(({ slug, title }) => ({
    id: `problem ${slug}`,
    title,
    category: "Problem",
    Icon: PracticeIcon,
    path: `${PRACTICE}/${slug}`,
  }));
}
