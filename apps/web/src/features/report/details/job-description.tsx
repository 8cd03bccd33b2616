import { MAX_JOB_DESCRIPTION } from "@taiyari/domain/resume";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api.ts";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { GroupCard } from "./group-card.tsx";
import type { GroupProps } from "./group-props.ts";
import { GROUPS, LABELS } from "./questions.ts";
import styles from "./details.module.css";

const READ_AFTER_MS = 600;
/** From here on the counter names the limit. Source: the specification, section 5, Widgets. */
const WARN_SHARE = 0.9;

/** The text of the job, and at once what it asks for. */
export function JobDescription({ details, answer, next }: GroupProps) {
  const text = details.jobDescription ?? "";

  function clear() {
    answer({ jobDescription: undefined });
    showToast({
      title: "Job description cleared",
      ms: 12_000,
      action: { label: "Undo", run: () => answer({ jobDescription: text }) },
    });
  }

  return (
    <GroupCard group={GROUPS[3]}>
      <FormField
        label={LABELS.jobDescription}
        from="Paste all of it, also the dull parts"
        next={next === "jobDescription"}
      >
        {({ id }) => (
          <textarea
            id={id}
            className="form-input"
            rows={8}
            maxLength={MAX_JOB_DESCRIPTION}
            aria-describedby={`${id}-count`}
            value={text}
            onChange={(event) => answer({ jobDescription: event.target.value || undefined })}
          />
        )}
      </FormField>
      <p className={styles["descriptionFoot"]}>
        <span>{lengthInWords(text.length)}</span>
        {text && (
          <Button kind="quiet" className={styles["clear"]} onClick={clear}>
            Clear
          </Button>
        )}
      </p>
      <AskedTerms text={text} />
    </GroupCard>
  );
}

function lengthInWords(length: number): string {
  return length >= WARN_SHARE * MAX_JOB_DESCRIPTION
    ? `${formatNumber(length)} of ${formatNumber(MAX_JOB_DESCRIPTION)} characters`
    : count(length, "character");
}

function AskedTerms({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isEmpty = text.trim() === "";
  const reading = useQuery({
    ...api.resume.readJob.queryOptions({ input: { jobDescription: settled } }),
    enabled: settled.trim() !== "",
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const terms = isEmpty ? [] : (reading.data?.terms ?? []);
  const musts = terms.filter(({ need }) => need === "must").length;

  return (
    <div className={styles["asks"]} aria-busy={reading.isFetching}>
      <div role="status">
        <h3>
          {headingFor({
            isEmpty,
            isRead: reading.data !== undefined,
            isFailed: reading.isError,
            terms: terms.length,
            musts,
          })}
        </h3>
      </div>
      {terms.length > 0 && (
        <ul className={styles["chips"]}>
          {terms.map(({ term, need }) => (
            <li key={term} className={need === "must" ? styles["must"] : undefined}>
              {term}
              {need === "must" && <small>must</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ReadingState {
  readonly isEmpty: boolean;
  readonly isRead: boolean;
  readonly isFailed: boolean;
  readonly terms: number;
  readonly musts: number;
}

function headingFor({ isEmpty, isRead, isFailed, terms, musts }: ReadingState): string {
  if (isEmpty) return "Once it is here, this says what the job asks for.";
  if (isFailed)
    return "What it asks for cannot be shown now. It is kept, and counted in the report.";
  if (!isRead) return "Reading it";
  if (terms === 0) return "No skill that we know is named in it so far.";
  return `${count(terms, "term")} this job asks for${musts > 0 ? `, ${musts} of them a must` : ""}`;
}
