import type { ResumeUpload } from "@taiyari/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { FormEvent, RefObject } from "react";
import { api } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ChoiceCards, JoinedCells } from "../../../ui/choices.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { SearchableSelect } from "../../../ui/searchable-select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import * as questions from "./metadata-questions.ts";
import { useMetadata } from "./use-metadata.ts";
import styles from "./wizard.module.css";

interface MetadataStepProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Null when the first step was skipped. */
  readonly upload: ResumeUpload | null;
  readonly onDone: () => void;
}

const MAX_TEXT = 120;

/** Step 2: what the resume is for. Every answer is optional; pressing a chosen one again takes it back. */
export function MetadataStep({ heading, upload, onDone }: MetadataStepProps) {
  const user = useUser();
  const { answers, answer, save, isSaving, problem, from } = useMetadata(upload, user?.id ?? "");
  const options = useQuery({ ...api.resume.options.queryOptions(), staleTime: Infinity });
  const roles = options.data?.roles ?? [];
  const industries = options.data?.industries ?? [];

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await save()) onDone();
  }

  return (
    <form className={styles["narrow"]} onSubmit={(event) => void handleSubmit(event)}>
      <div className={styles["head"]}>
        <h1 ref={heading} tabIndex={-1}>
          Resume Metadata
        </h1>
        <p>All optional. Each answer makes the match more exact.</p>
      </div>

      <fieldset className={`card ${styles["group"]}`}>
        <legend>
          <h2>Career Positioning</h2>
        </legend>
        <div className={styles["pair"]}>
          <TextInput
            label="Current role"
            from={from("currentRole")}
            value={answers.currentRole}
            onChange={(currentRole) => answer({ currentRole })}
            suggestions={roles}
            maxLength={MAX_TEXT}
          />
          <LineIcon name="arrow" />
          <TextInput
            label="Target role"
            from={from("targetRole")}
            value={answers.targetRole}
            onChange={(targetRole) => answer({ targetRole })}
            suggestions={roles}
            maxLength={MAX_TEXT}
          />
        </div>
        <JoinedCells
          legend="Experience level"
          from={from("experience")}
          choices={questions.EXPERIENCE}
          value={answers.experience}
          onChange={(experience) => answer({ experience })}
        />
        <JoinedCells
          legend="Seniority level"
          choices={questions.SENIORITY}
          value={answers.seniority}
          onChange={(seniority) => answer({ seniority })}
        />
        <ChoiceCards
          legend="Resume intent"
          choices={questions.INTENT}
          value={answers.intent}
          onChange={(intent) => answer({ intent })}
        />
      </fieldset>

      <fieldset className={`card ${styles["group"]}`}>
        <legend>
          <h2>Functional Mapping</h2>
        </legend>
        <div className={styles["pair"]}>
          <SearchableSelect
            label="Current domain"
            options={industries}
            value={answers.currentDomain}
            onChange={(currentDomain) => answer({ currentDomain })}
          />
          <LineIcon name="arrow" />
          <SearchableSelect
            label="Target domain"
            options={industries}
            value={answers.targetDomain}
            onChange={(targetDomain) => answer({ targetDomain })}
          />
        </div>
      </fieldset>

      <fieldset className={`card ${styles["group"]}`}>
        <legend>
          <h2>Work Preferences</h2>
        </legend>
        <ChoiceCards
          legend="Work mode"
          choices={questions.WORK_MODE}
          value={answers.workMode}
          onChange={(workMode) => answer({ workMode })}
        />
        <ChoiceCards
          legend="Company type"
          choices={questions.COMPANY_TYPE}
          value={answers.companyType}
          onChange={(companyType) => answer({ companyType })}
        />
        <ChoiceCards
          legend="Role type"
          choices={questions.ROLE_TYPE}
          value={answers.roleType}
          onChange={(roleType) => answer({ roleType })}
        />
      </fieldset>

      <Alert text={problem} />
      <div className={styles["foot"]}>
        <Link to="/resume/metadata" className={buttonClass("quiet")}>
          <LineIcon name="left" small />
          Back
        </Link>
        <div>
          <Button kind="line" onClick={onDone}>
            Skip &amp; Continue
          </Button>
          <Button kind="primary" type="submit" aria-busy={isSaving} disabled={isSaving}>
            Continue
          </Button>
        </div>
      </div>
    </form>
  );
}
