/** The part of a test's many cases that a run makes: all with `TAIYARI_TEST_ALL`, else some that follow from the seed. */
export function sampleOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (process.env["TAIYARI_TEST_ALL"] || cases.length <= count) return cases;
  const seed = Number(process.env["TAIYARI_TEST_SEED"] ?? 0);
  const first = (seed * count) % cases.length;
  return Array.from({ length: count }, (_, at) => cases[(first + at) % cases.length] as Case);
}
