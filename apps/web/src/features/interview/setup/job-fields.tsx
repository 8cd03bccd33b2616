import { useState } from "react";
import { MAX_JOB_DESCRIPTION } from "@taiyari/domain/resume";
import { useUser } from "../../../lib/session.ts";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { Planned } from "../plan/messages.ts";
import { type InterviewWish, jobOf } from "../plan/wish.ts";
import styles from "./setup.module.css";

interface JobFieldsProps {
  readonly wish: InterviewWish;
  readonly change: (change: Partial<InterviewWish>) => void;
  /** What was read of it; undefined before that, and for a visitor. */
  readonly planned: Planned | undefined;
}

const MOST = 120;

/** The job: its fields, or once they are filled in what was read of it. */
export function JobFields({ wish, change, planned }: JobFieldsProps) {
  const [isOpen, setOpen] = useState(wish.description.trim() === "" && jobOf(wish) === "");
  if (!isOpen)
    return (
      <p className={styles["source"]}>
        <LineIcon name="firm" />
        <span>
          <b>{jobOf(wish) || planned?.background.job || "The job you pasted"}.</b>{" "}
          <Read wish={wish} planned={planned} />
        </span>
        <button type="button" className={styles["link"]} onClick={() => setOpen(true)}>
          Change the job
        </button>
      </p>
    );
  return <JobForm wish={wish} change={change} onDone={() => setOpen(false)} />;
}

function Read({ wish, planned }: Pick<JobFieldsProps, "wish" | "planned">) {
  const isSignedIn = useUser() !== null;
  if (wish.description.trim() === "") return "No description, so it asks what the role is asked.";
  if (!isSignedIn) return "It is read when you have signed in.";
  const asked = planned?.background.asked ?? [];
  if (!planned) return "Reading…";
  if (asked.length === 0) return "Nothing was found in it that it asks for.";
  const own = asked.filter(({ isOnResume }) => isOnResume).length;
  const hasResume = planned.background.facts.length > 0;
  return (
    <span className="num">
      {count(asked.length, "term")} read{hasResume ? `, ${own} on your resume.` : "."}
    </span>
  );
}

function JobForm({
  wish,
  change,
  onDone,
}: Pick<JobFieldsProps, "wish" | "change"> & { readonly onDone: () => void }) {
  const [title, setTitle] = useState(wish.title);
  const [company, setCompany] = useState(wish.company);
  const [description, setDescription] = useState(wish.description);
  const isEmpty = `${title}${company}${description}`.trim() === "";
  return (
    <div className={styles["job"]}>
      <div className={styles["row"]}>
        <TextInput
          label="Job title"
          value={title}
          maxLength={MOST}
          onChange={(text) => setTitle(text ?? "")}
        />
        <TextInput
          label="Company"
          value={company}
          maxLength={MOST}
          onChange={(text) => setCompany(text ?? "")}
        />
      </div>
      <FormField
        label="Job description"
        hint="Paste all of it. Questions then come from what it asks for, and from what your resume says to it."
      >
        {({ id, describedBy }) => (
          <textarea
            id={id}
            aria-describedby={describedBy}
            className="form-input"
            rows={6}
            maxLength={MAX_JOB_DESCRIPTION}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        )}
      </FormField>
      <Button
        kind="line"
        isBusy={isEmpty}
        onClick={() => {
          change({ title, company, description });
          onDone();
        }}
      >
        Use this job
      </Button>
    </div>
  );
}
