import { Link, useParams } from "@tanstack/react-router";
import { answersForModel, reportByModel } from "@taiyari/domain/interview";
import { useMemo, useState } from "react";
import { SET_UP, STUDIO } from "../../shared/interview/addresses.ts";
import { useInterview, useInterviews } from "../../shared/interview/interviews.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { InterviewIcon } from "../../ui/icons.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Message } from "../../ui/message.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { interviewManner, interviewTitle } from "./names/interview-title.ts";
import { reportedInterviews, type ReportedInterview, stateOf } from "./report-of-own.ts";
import { KeptAudio } from "./voice/kept-audio.tsx";
import { JudgementNote } from "./report/by-model/judgement-note.tsx";
import { keptSentences } from "./report/by-model/judgement-words.ts";
import { useJudgement } from "./report/by-model/use-judgement.ts";
import { useDownloadInterview } from "./report/paper/use-download-interview.ts";
import { ReportView } from "./report/report-view.tsx";
import { UnopenedInterview } from "./unopened-interview.tsx";

/** What came of an interview: /interview/report/<id>. */
export function InterviewReportPage() {
  const { id = "" } = useParams({ strict: false });
  const { own, isFailed, retry } = useInterview(id);
  const { logs: interviews } = useInterviews();
  usePageTitle(own ? `${interviewTitle(own.head)}, interview report` : "Interview report");
  if (isFailed) return <UnopenedInterview onRetry={retry} />;
  if (own === undefined) return <Spinner label="Opening the report" />;
  if (own === null)
    return (
      <Message
        title="There is no such interview"
        text="It may have been deleted, or belong to another account."
        picture={<EmptyState Icon={InterviewIcon} />}
      >
        <Link to="/interview" className={buttonClass("primary")}>
          Interview Studio
        </Link>
      </Message>
    );
  if (stateOf(own).phase !== "ended")
    return (
      <Message
        title="This interview is not over"
        text="Its report is made when you end it, or when its time is up."
        picture={<EmptyState Icon={InterviewIcon} />}
      >
        <Link to={STUDIO} search={{ id }} className={buttonClass("primary")}>
          Go on with it
        </Link>
      </Message>
    );
  const all = reportedInterviews(interviews);
  const at = all.findIndex((one) => one.own.head.id === id);
  const reported = all[at];
  if (!reported) return <Spinner label="Opening the report" />;
  return <ReportScreen reported={reported} before={all[at + 1] ?? null} />;
}

interface ReportScreenProps {
  readonly reported: ReportedInterview;
  readonly before: ReportedInterview | null;
}

/** The report by the built-in engine or, where it is kept, by the language model; either is one press away. */
function ReportScreen({ reported: { own, state, report: builtIn }, before }: ReportScreenProps) {
  const { head: interview } = own;
  const judging = useJudgement(interview.id);
  const { judgement, model, progress } = judging;
  const [shows, setShows] = useState<"model" | "built-in">("model");
  const byModel = useMemo(
    () => judgement && reportByModel(interview, state, judgement.answers, null),
    [interview, state, judgement],
  );
  const forModel = useMemo(() => answersForModel(interview, state), [interview, state]);
  const isByModel = byModel !== null && shows === "model";
  const report = isByModel ? byModel.report : builtIn;
  const isLacking = forModel.some(
    ({ place, attempt }) =>
      !judgement?.answers.some(
        (one) => one.question === place && one.attempt === attempt && one.lines !== null,
      ),
  );
  const shown = { interview, state };
  const name = interviewTitle(interview);
  const manner = `${interviewManner(interview.setup)}, ${interview.setup.manner}`;
  const notes = isByModel ? keptSentences(byModel.kept) : [];
  const { download, isBusy } = useDownloadInterview({ shown, report, name, manner, notes });
  const beforeScore = before?.report.score ?? null;
  if (judging.isAsking) return <Spinner label="Opening the report" />;
  return (
    <>
      <ReportView
        shown={shown}
        report={report}
        before={
          // Scores of two engines are not compared.
          before && beforeScore !== null && !isByModel
            ? { score: beforeScore, startedAt: before.own.head.startedAt }
            : null
        }
        name={name}
        manner={manner}
        askAgain={(question) => `${SET_UP}?questions=${question}`}
        note={
          <JudgementNote
            judging={judging}
            kept={byModel?.kept ?? null}
            shows={isByModel ? "model" : "built-in"}
            onShow={setShows}
          />
        }
      >
        {model !== null && isLacking && (
          <Button
            kind="line"
            isBusy={progress !== null}
            onClick={() => {
              setShows("model");
              void judging.begin();
            }}
          >
            {judgement ? "Read the others" : "Read by the language model too"}
          </Button>
        )}
        <Button kind="line" isBusy={isBusy} onClick={() => void download()}>
          <LineIcon name="download" small />
          Download PDF
        </Button>
        <Link to={SET_UP} search={{ again: interview.id }} className={buttonClass("line")}>
          <LineIcon name="redo" small />
          Same again
        </Link>
      </ReportView>
      <KeptAudio interview={interview.id} turns={state.turns} />
    </>
  );
}
