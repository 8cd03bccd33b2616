import {
  oc,
  type AnyContractRouter,
  type InferContractRouterErrorMap,
  type ORPCErrorFromErrorMap,
} from "@orpc/contract";
import * as account from "./account.ts";
import * as admin from "./admin.ts";
import * as adminContents from "./admin-contents.ts";
import * as adminInstallation from "./admin-installation.ts";
import * as adminInvitations from "./admin-invitations.ts";
import * as adminPeople from "./admin-people.ts";
import * as applications from "./applications.ts";
import * as assessment from "./assessment.ts";
import * as certificates from "./certificates.ts";
import * as chat from "./chat.ts";
import * as coach from "./coach.ts";
import * as connectedAccounts from "./connected-accounts.ts";
import * as dashboard from "./dashboard.ts";
import * as editor from "./editor.ts";
import * as goals from "./goals.ts";
import * as interview from "./interview.ts";
import * as interviewJudgement from "./interview-judgement.ts";
import * as learning from "./learning.ts";
import * as letters from "./letters.ts";
import * as notifications from "./notifications.ts";
import * as overview from "./overview.ts";
import * as profile from "./profile.ts";
import * as ownData from "./own-data.ts";
import { ANY_REFUSAL } from "./refusals.ts";
import * as report from "./report.ts";
import * as reportSharing from "./report-sharing.ts";
import * as review from "./review.ts";
import * as search from "./search.ts";
import * as sharing from "./sharing.ts";
import * as signInMethods from "./sign-in-methods.ts";
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
    invitation: account.invitation,
    signUp: account.signUp,
    signIn: account.signIn,
    signOut: account.signOut,
    session: account.session,
    requestPasswordReset: account.requestPasswordReset,
    resetPassword: account.resetPassword,
  },
  admin: {
    listPeople: adminPeople.listPeople,
    makeResetLink: adminPeople.makeResetLink,
    setRole: adminPeople.setRole,
    setPlan: adminPeople.setPlan,
    setBatch: adminPeople.setBatch,
    ban: adminPeople.ban,
    unban: adminPeople.unban,
    deletePerson: adminPeople.deletePerson,
    previewInvitations: adminInvitations.previewInvitations,
    invite: adminInvitations.invite,
    renewInvitation: adminInvitations.renewInvitation,
    withdrawInvitation: adminInvitations.withdrawInvitation,
    registration: adminInvitations.registration,
    setRegistration: adminInvitations.setRegistration,
    health: adminInstallation.health,
    testMail: adminInstallation.testMail,
    backUp: adminInstallation.backUp,
    auditLog: adminInstallation.auditLog,
    exportAuditLog: adminInstallation.exportAuditLog,
    storage: adminContents.storage,
    content: adminContents.content,
    batches: adminContents.batches,
    coachSettings: admin.coachSettings,
    setCoachLimits: admin.setCoachLimits,
    testCoach: admin.testCoach,
    voiceSettings: admin.voiceSettings,
    testVoice: admin.testVoice,
  },
  applications: applications.procedures,
  goals: { read: goals.read, save: goals.save },
  coach: { status: coach.status, rewrite: coach.rewrite },
  dashboard: { read: dashboard.read, activity: dashboard.activity },
  shell: { search: search.search, journey: overview.journey, next: overview.next },
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
    renameShare: sharing.renameShare,
    revokeShare: sharing.revokeShare,
    openShare: sharing.openShare,
    linkPicture: sharing.linkPicture,
    keepLinkPicture: sharing.keepLinkPicture,
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
  notifications: {
    list: notifications.list,
    markRead: notifications.markRead,
    settings: notifications.settings,
    saveSettings: notifications.saveSettings,
  },
  profile: {
    preparation: profile.preparation,
    savePreparation: profile.savePreparation,
    details: profile.details,
    saveDetails: profile.saveDetails,
    changeEmail: profile.changeEmail,
    keepEmail: profile.keepEmail,
    removePhoto: profile.removePhoto,
  },
  connectedAccounts: {
    beginSignIn: connectedAccounts.beginSignIn,
    list: connectedAccounts.list,
    connect: connectedAccounts.connect,
    confirm: connectedAccounts.confirm,
    disconnect: connectedAccounts.disconnect,
  },
  signInMethods: {
    state: signInMethods.state,
    changePassword: signInMethods.changePassword,
    setPassword: signInMethods.setPassword,
    beginTwoStep: signInMethods.beginTwoStep,
    confirmTwoStep: signInMethods.confirmTwoStep,
    newRecoveryCodes: signInMethods.newRecoveryCodes,
    turnOffTwoStep: signInMethods.turnOffTwoStep,
    signInWithCode: signInMethods.signInWithCode,
    passkeyToAdd: signInMethods.passkeyToAdd,
    addPasskey: signInMethods.addPasskey,
    renamePasskey: signInMethods.renamePasskey,
    removePasskey: signInMethods.removePasskey,
    passkeyChallenge: signInMethods.passkeyChallenge,
    signInWithPasskey: signInMethods.signInWithPasskey,
    devices: signInMethods.devices,
    signOutDevice: signInMethods.signOutDevice,
    signOutOthers: signInMethods.signOutOthers,
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
  ownData: {
    summary: ownData.dataSummary,
    documents: ownData.dataDocuments,
    leave: ownData.leave,
    keep: ownData.keepAccount,
  },
});
export type Contract = typeof contract;

/** The errors one procedure can be refused with: `ErrorOf<Contract["resume"]["makeReport"]>`. */
export type ErrorOf<Procedure extends AnyContractRouter> = ORPCErrorFromErrorMap<
  InferContractRouterErrorMap<Procedure>
>;

export { Provider, SessionUser } from "./account.ts";
export { CoachSettings, VoiceSettings } from "./admin.ts";
export { Batch, CONTENT_KINDS, ContentKind, StoredFile } from "./admin-contents.ts";
export { AuditRow, Health } from "./admin-installation.ts";
export { InvitationRow } from "./admin-invitations.ts";
export { Person } from "./admin-people.ts";
export { Application, ApplicationDetails } from "./applications.ts";
export {
  AssessmentAnswer,
  AssessmentAttempt,
  AssessmentResult,
  AssessmentState,
} from "./assessment.ts";
export { Certificate, OwnCertificate } from "./certificates.ts";
export { ChatAnswer, ChatEvent, ChatExchange } from "./chat.ts";
export { ConnectedAccount } from "./connected-accounts.ts";
export { CoachFailure, RewriteEvent, RewriteField } from "./coach.ts";
export { Dashboard, DashboardEntry } from "./dashboard.ts";
export { AnalysisDetails, ResumeMetadata } from "./details.ts";
export { ResumeDraft } from "./draft.ts";
export { ResumeBrief, ResumeVersion } from "./editor.ts";
export { GoalSettings } from "./goals.ts";
export { InterviewBrief } from "./interview.ts";
export { InterviewJudgement, InterviewJudgementEvent } from "./interview-judgement.ts";
export { Interview, InterviewEvent } from "./interview-shapes.ts";
export { LearningEvent } from "./learning.ts";
export { Letter, LetterBrief } from "./letters.ts";
export { Notification, NotificationSettings } from "./notifications.ts";
export { DataSummary } from "./own-data.ts";
export { ANY_REFUSAL, LEAVING, PHONE_NEEDED } from "./refusals.ts";
export { ProfileDetails } from "./profile.ts";
export { Report, StoredReport } from "./report.ts";
export { ReportShare, SharedReport } from "./report-sharing.ts";
export { Corrections, UploadReading } from "./review.ts";
export type { WhereNext } from "./overview.ts";
export { SearchResult } from "./search.ts";
export { ResumeShare } from "./sharing.ts";
export { Device, Passkey } from "./sign-in-methods.ts";
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
