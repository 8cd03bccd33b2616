/** What a report is compared with. */
export interface EarlierReport {
  readonly score: number;
  /** In UTC: "2026-11-23T04:12:09.120Z". */
  readonly startedAt: string;
}
