/** The concepts problems are found and reviewed by, with what a person reads. */
export const TOPICS = {
  arrays: "Arrays",
  strings: "Strings",
  "hash-maps": "Hash maps",
  "two-pointers": "Two pointers",
  "sliding-window": "Sliding window",
  "prefix-sums": "Prefix sums",
  sorting: "Sorting",
  "binary-search": "Binary search",
  stacks: "Stacks",
  queues: "Queues",
  "linked-lists": "Linked lists",
  recursion: "Recursion",
  backtracking: "Backtracking",
  trees: "Trees",
  heaps: "Heaps",
  graphs: "Graphs",
  "dynamic-programming": "Dynamic programming",
  greedy: "Greedy",
  intervals: "Intervals",
  matrices: "Matrices",
  "dates-and-money": "Dates and money",
  parsing: "Parsing",
  "bits-and-maths": "Bits and maths",
  design: "Design",
  simulation: "Simulation",
  "sql-filters": "SQL filters",
  "sql-aggregates": "SQL aggregates",
  "sql-joins": "SQL joins",
  "sql-anti-joins": "SQL anti joins",
  "sql-windows": "SQL windows",
  "sql-dates": "SQL dates",
  "sql-strings": "SQL strings",
  "sql-cte": "SQL common table expressions",
  "sql-gaps-and-islands": "SQL gaps and islands",
  "sql-funnels": "SQL funnels",
  "sql-cohorts": "SQL cohorts",
  "sql-changes": "SQL changes",
} as const;

export type Topic = keyof typeof TOPICS;

/** A topic that is not listed is called by its id. */
export function topicName(topic: string): string {
  return (TOPICS as Readonly<Record<string, string>>)[topic] ?? topic;
}
