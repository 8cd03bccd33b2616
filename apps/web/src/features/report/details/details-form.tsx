import type { ResumeUpload } from "@taiyari/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { api } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/dates.ts";
import { OUTAGE } from "../../../lib/failures.ts";
import { count } from "../../../lib/numbers.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { PageThumb } from "../../../ui/page-thumb.tsx";
import { readProblemSentences } from "../../../shared/uploads/sentences.ts";
import { AboutYou } from "./about-you.tsx";
import { HowYouWork } from "./how-you-work.tsx";
import { JobDescription } from "./job-description.tsx";
import { JobYouWant } from "./job-you-want.tsx";
import { ProgressRail } from "./progress-rail.tsx";
import { GROUPS, LABELS, openQuestions } from "./questions.ts";
import { useDetails } from "./use-details.ts";
import styles from "./details.module.css";

interface DetailsFormProps {
  readonly upload: ResumeUpload;
  readonly userId: string;
}

/** The analysis form: four groups, all optional, saved as they are filled. */
export function DetailsForm({ upload, userId }: DetailsFormProps) {
  const form = useDetails(upload, userId);
  const navigate = useNavigate();
  const options = useQuery({ ...api.resume.options.queryOptions(), staleTime: Infinity });
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsLeaving(true);
    setProblem(null);
    const isSaved = await form.saveAll();
    setIsLeaving(false);
    if (isSaved) await navigate({ to: "/resume/report/result", search: { id: upload.id } });
    else setProblem(`${OUTAGE} Your answers are kept on this device.`);
  }

  const open = openQuestions(form.details);
  const group = {
    details: form.details,
    answer: form.answer,
    from: form.from,
    next: open[0],
    roles: options.data?.roles ?? [],
    industries: options.data?.industries ?? [],
  };
  return (
    <form className={`wrap ${styles["layout"]}`} onSubmit={(event) => void handleSubmit(event)}>
      <ProgressRail details={form.details} save={form.save} isLeaving={isLeaving} />
      <header className={styles["head"]}>
        <h1>Resume analysis details</h1>
        <p>
          {form.hasPrefill
            ? "Some of it is filled in from your resume and the wizard. Check it, add the rest, leave out what you do not know."
            : "Answer what you know and leave out the rest. Each answer makes the match more exact."}
        </p>
        <UsedFile upload={upload} />
      </header>
      <div className={styles["form"]}>
        <AboutYou {...group} />
        <JobYouWant {...group} />
        <HowYouWork {...group} />
        <JobDescription {...group} />
        <Alert text={problem} />
        <div className={styles["end"]}>
          <p>
            <LeftOver open={open} />
          </p>
          <Button kind="primary" type="submit" className={styles["generate"]} disabled={isLeaving}>
            Generate Report
          </Button>
        </div>
      </div>
    </form>
  );
}

function UsedFile({ upload }: Pick<DetailsFormProps, "upload">) {
  const pages = upload.read ? `${count(upload.read.pages, "page")}, ` : "";
  return (
    <>
      <div className={styles["using"]}>
        <PageThumb />
        <span>
          <b>
            <Breakable text={upload.fileName} />
          </b>
          {pages}uploaded {formatDate(upload.uploadedAt)}
        </span>
        <Link to="/resume/metadata" className={buttonClass("line", styles["change"])}>
          Change File
        </Link>
      </div>
      {upload.problem && (
        <p className={styles["unreadable"]} role="status">
          {readProblemSentences(upload.problem).what}{" "}
          {readProblemSentences(upload.problem).whatToDo}
        </p>
      )}
    </>
  );
}

function LeftOver({ open }: { readonly open: readonly (keyof typeof LABELS)[] }) {
  const [first] = open;
  if (!first) return "Everything is answered.";
  const group = GROUPS.find(({ fields }) => fields.includes(first));
  return (
    <>
      {open.length === 1 ? "One left: " : `${open.length} left, next: `}
      <a href={`#${group?.id}`}>{LABELS[first]}</a>. You can also go on without{" "}
      {open.length === 1 ? "it" : "them"}.
    </>
  );
}
