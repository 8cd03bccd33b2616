export function fewestDays(students) {
  return Math.max(0, ...students.map((subjects) => new Set(subjects).size));
}
