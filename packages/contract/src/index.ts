import {
  oc,
  type AnyContractRouter,
  type InferContractRouterErrorMap,
  type ORPCErrorFromErrorMap,
} from "@orpc/contract";
import * as account from "./account.ts";
import * as admin from "./admin.ts";
import * as assessment from "./assessment.ts";
import * as certificates from "./certificates.ts";
import * as chat from "./chat.ts";
import * as coach from "./coach.ts";
import * as editor from "./editor.ts";
import * as interview from "./interview.ts";
import * as interviewJudgement from "./interview-judgement.ts";
import * as learning from "./learning.ts";
import * as letters from "./letters.ts";
import * as overview from "./overview.ts";
import { ANY_REFUSAL } from "./refusals.ts";
import * as report from "./report.ts";
import * as reportSharing from "./report-sharing.ts";
import * as review from "./review.ts";
import * as search from "./search.ts";
import * as sharing from "./sharing.ts";
import * as simulation from "./simulation.ts";
import * as simulationReply from "./simulation-reply.ts";
import * as simulationCertificates from "./simulation-certificates.ts";
import * as upload from "./upload.ts";
import * as voice from "./voice.ts";

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
  admin: {
    listPeople: admin.listPeople,
    makeResetLink: admin.makeResetLink,
    coachSettings: admin.coachSettings,
    testCoach: admin.testCoach,
    voiceSettings: admin.voiceSettings,
    testVoice: admin.testVoice,
  },
  coach: { status: coach.status, rewrite: coach.rewrite },
  shell: { search: search.search, journey: overview.journey },
  resume: {
    history: upload.history,
    getUpload: upload.getUpload,
    followUploads: upload.followUploads,
    saveMetadata: upload.saveMetadata,
    saveDetails: report.saveDetails,
    deleteUpload: upload.deleteUpload,
    restoreUpload: upload.restoreUpload,
    makeReport: report.makeReport,
    getReport: report.getReport,
    latestReport: report.latestReport,
    readJob: report.readJob,
    listReportShares: reportSharing.listReportShares,
    createReportShare: reportSharing.createReportShare,
    revokeReportShare: reportSharing.revokeReportShare,
    openReportShare: reportSharing.openReportShare,
    options: upload.options,
    getReading: review.getReading,
    saveCorrections: review.saveCorrections,
    careers: review.careers,
  },
  chat: { history: chat.history, ask: chat.ask, clear: chat.clear },
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
    listShares: sharing.listShares,
    createShare: sharing.createShare,
    revokeShare: sharing.revokeShare,
    openShare: sharing.openShare,
    templates: editor.templates,
  },
  learning: {
    record: learning.record,
    events: learning.events,
    runSql: learning.runSql,
    checkSql: learning.checkSql,
    placement: assessment.placement,
  },
  assessment: {
    state: assessment.state,
    begin: assessment.begin,
    answer: assessment.answer,
    submit: assessment.submit,
    result: assessment.result,
  },
  certificates: {
    issue: certificates.issue,
    mine: certificates.mine,
    setPublic: certificates.setPublic,
    open: certificates.open,
  },
  interview: {
    list: interview.listInterviews,
    begin: interview.beginInterview,
    one: interview.getInterview,
    record: interview.recordInterview,
    remove: interview.removeInterview,
    restore: interview.restoreInterview,
    judgement: interviewJudgement.getInterviewJudgement,
    judge: interviewJudgement.judgeInterview,
  },
  letters: {
    listLetters: letters.listLetters,
    createLetter: letters.createLetter,
    getLetter: letters.getLetter,
    saveLetter: letters.saveLetter,
    renameLetter: letters.renameLetter,
    duplicateLetter: letters.duplicateLetter,
    deleteLetter: letters.deleteLetter,
    restoreLetter: letters.restoreLetter,
  },
  simulation: {
    list: simulation.listRuns,
    begin: simulation.beginRun,
    one: simulation.getRun,
    record: simulation.recordRun,
    remove: simulation.removeRun,
    restore: simulation.restoreRun,
    scenario: simulation.getScenario,
    reply: simulationReply.writeReply,
    issueCertificate: simulationCertificates.issueDay,
    certificate: simulationCertificates.ofRun,
    setCertificatePublic: simulationCertificates.setDayPublic,
    openCertificate: simulationCertificates.openDay,
  },
  voice: { status: voice.status },
});
export type Contract = typeof contract;

/** The errors one procedure can be refused with: `ErrorOf<Contract["resume"]["makeReport"]>`. */
export type ErrorOf<Procedure extends AnyContractRouter> = ORPCErrorFromErrorMap<
  InferContractRouterErrorMap<Procedure>
>;

export { SessionUser } from "./account.ts";
export { CoachSettings, Person, VoiceSettings } from "./admin.ts";
export {
  AssessmentAnswer,
  AssessmentAttempt,
  AssessmentResult,
  AssessmentState,
} from "./assessment.ts";
export { Certificate, OwnCertificate } from "./certificates.ts";
export { ChatAnswer, ChatEvent, ChatExchange } from "./chat.ts";
export { CoachFailure, RewriteEvent, RewriteField } from "./coach.ts";
export { AnalysisDetails, ResumeMetadata } from "./details.ts";
export { ResumeDraft } from "./draft.ts";
export { ResumeBrief, ResumeVersion } from "./editor.ts";
export { InterviewBrief } from "./interview.ts";
export { InterviewJudgement, InterviewJudgementEvent } from "./interview-judgement.ts";
export { Interview, InterviewEvent } from "./interview-shapes.ts";
export { LearningEvent } from "./learning.ts";
export { Letter, LetterBrief } from "./letters.ts";
export { ANY_REFUSAL } from "./refusals.ts";
export { Report, StoredReport } from "./report.ts";
export { ReportShare, SharedReport } from "./report-sharing.ts";
export { Corrections, UploadReading } from "./review.ts";
export { SearchResult } from "./search.ts";
export { ResumeShare } from "./sharing.ts";
export { SimulationBrief } from "./simulation.ts";
export { DayCertificate, OwnDayCertificate } from "./simulation-certificates.ts";
export { SimulationAct, SimulationRun } from "./simulation-shapes.ts";
export {
  HistoryItem,
  ReadProblemKind,
  ReadSummary,
  ResumeFigures,
  ResumeUpload,
  UploadRefusal,
} from "./upload.ts";
export {
  MAX_SPEECH_BYTES,
  MAX_SPEECH_SECONDS,
  SpeechRefusal,
  Transcription,
  VoiceStatus,
} from "./voice.ts";
