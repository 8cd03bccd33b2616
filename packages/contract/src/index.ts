import {
  oc,
  type AnyContractRouter,
  type InferContractRouterErrorMap,
  type ORPCErrorFromErrorMap,
} from "@orpc/contract";
import * as account from "./account.ts";
import * as admin from "./admin.ts";
import * as editor from "./editor.ts";
import * as reading from "./reading.ts";
import { ANY_REFUSAL } from "./refusals.ts";
import * as resume from "./resume.ts";
import * as shell from "./shell.ts";

const base = oc.errors(ANY_REFUSAL);

/** Everything the web may ask the server, under /api/v1. */
export const contract = base.router({
  account: {
    installation: account.installation,
    signUp: account.signUp,
    signIn: account.signIn,
    signOut: account.signOut,
    session: account.session,
    requestPasswordReset: account.requestPasswordReset,
    resetPassword: account.resetPassword,
  },
  admin: { listPeople: admin.listPeople, makeResetLink: admin.makeResetLink },
  shell: { search: shell.search, journey: shell.journey },
  resume: {
    history: resume.history,
    getUpload: resume.getUpload,
    saveMetadata: resume.saveMetadata,
    saveDetails: resume.saveDetails,
    deleteUpload: resume.deleteUpload,
    restoreUpload: resume.restoreUpload,
    makeReport: resume.makeReport,
    getReport: resume.getReport,
    latestReport: resume.latestReport,
    readJob: resume.readJob,
    options: resume.options,
    getReading: reading.getReading,
    saveCorrections: reading.saveCorrections,
    careers: reading.careers,
  },
  editor: {
    listResumes: editor.listResumes,
    createResume: editor.createResume,
    getResume: editor.getResume,
    saveResume: editor.saveResume,
    renameResume: editor.renameResume,
    duplicateResume: editor.duplicateResume,
    deleteResume: editor.deleteResume,
    restoreResume: editor.restoreResume,
    listVersions: editor.listVersions,
    getVersion: editor.getVersion,
    keepVersion: editor.keepVersion,
    renameVersion: editor.renameVersion,
    listShares: editor.listShares,
    createShare: editor.createShare,
    revokeShare: editor.revokeShare,
    openShare: editor.openShare,
    templates: editor.templates,
  },
});
export type Contract = typeof contract;

/** The errors one procedure can be refused with: `ErrorOf<Contract["resume"]["makeReport"]>`. */
export type ErrorOf<Procedure extends AnyContractRouter> = ORPCErrorFromErrorMap<
  InferContractRouterErrorMap<Procedure>
>;

export { SessionUser } from "./account.ts";
export { Person } from "./admin.ts";
export { AnalysisDetails, ResumeMetadata } from "./details.ts";
export { ResumeDraft } from "./draft.ts";
export { ResumeBrief, ResumeShare, ResumeVersion } from "./editor.ts";
export { Corrections, UploadReading } from "./reading.ts";
export { ANY_REFUSAL } from "./refusals.ts";
export { Report, StoredReport } from "./report.ts";
export {
  HistoryItem,
  ReadProblemKind,
  ReadSummary,
  ResumeFigures,
  ResumeUpload,
  UploadRefusal,
} from "./resume.ts";
export { SearchResult } from "./shell.ts";
