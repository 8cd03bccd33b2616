import type { InterviewerManner } from "@taiyari/domain/interview";

/** The doorway of each manner, one unit to each side of the middle and standing on 0. */
export const ARCHES: Readonly<Record<InterviewerManner, string>> = {
  warm: "M-1 0V-1.16H-.92A.31.31 0 0 1-.78-1.58 .31.31 0 0 1-.44-1.92C-.4-2.13-.12-2.16 0-2.36 .12-2.16 .4-2.13 .44-1.92A.31.31 0 0 1 .78-1.58 .31.31 0 0 1 .92-1.16H1V0z",
  plain: "M-1 0V-1.25A1 1 0 0 1 1-1.25V0z",
  probing: "M-1 0V-1.18C-1-1.72-.36-1.78 0-2.34 .36-1.78 1-1.72 1-1.18V0z",
  brisk: "M-1 0V-1.86Q-1-2.16-.7-2.16H.7Q1-2.16 1-1.86V0z",
};

/** How high each is, in the same unit. */
export const ARCH_HEIGHTS: Readonly<Record<InterviewerManner, number>> = {
  warm: 2.36,
  plain: 2.25,
  probing: 2.34,
  brisk: 2.16,
};
