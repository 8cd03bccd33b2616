import type { Application } from "@taiyari/contract";
import {
  APPLICATION_STAGES,
  MAX_APPLICATION_LINE,
  MAX_APPLICATION_LINK,
  MAX_APPLICATION_NOTE,
  MAX_APPLICATION_SALARY,
  STAGE_NAMES,
} from "@taiyari/domain/applications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../../lib/api.ts";
import { useTimeZone, useUser } from "../../../lib/session.ts";
import { Alert } from "../../../ui/alert.tsx";
import { DayField } from "../../../ui/day-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { RupeeField } from "../../../ui/rupee-field.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { dayText, todayIn } from "../words/words.ts";
import { emptyForm, formOf, formProblem, type Prefill } from "./form-values.ts";
import { DocumentField, LineField } from "./inputs.tsx";
import { sendForm } from "./send-form.ts";
import { useKeptForm } from "./use-kept-form.ts";
import styles from "./form.module.css";

interface ApplicationFormProps {
  /** Null for a new one. */
  readonly application: Application | null;
  /** What a new one begins with. */
  readonly prefill: Prefill;
  readonly onClose: () => void;
}

/** What a person writes of an application. Kept on this device with each letter until it is saved or discarded. */
export function ApplicationForm({ application, prefill, onClose }: ApplicationFormProps) {
  const userId = useUser()?.id ?? "";
  const zone = useTimeZone();
  const cache = useQueryClient();
  const key = application?.id ?? `new ${prefill.company ?? ""} ${prefill.role ?? ""}`.trim();
  const begun = application ? formOf(application) : emptyForm(prefill);
  const { values, set, forget } = useKeptForm(`${userId}:${key}`, begun);
  const [revision, setRevision] = useState(application?.revision ?? 0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const resumes = useQuery(api.editor.listResumes.queryOptions());
  const letters = useQuery(api.letters.listLetters.queryOptions());

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const wrong = formProblem(values);
    setProblem(wrong);
    if (wrong !== null) return;
    setIsBusy(true);
    const sent = await sendForm(values, application, revision, todayIn(zone));
    setIsBusy(false);
    setProblem(sent.problem);
    if (sent.revision !== null) setRevision(sent.revision);
    if (sent.problem !== null) return;
    forget();
    onClose();
    showToast({ title: `${values.company.trim()} was ${application ? "saved" : "added"}` });
    await cache.invalidateQueries({ queryKey: api.applications.list.key() });
  }

  function discard(): void {
    forget();
    onClose();
  }

  return (
    <ModalDialog
      title={application ? "Edit the application" : "Track an application"}
      size="drawer"
      onClose={onClose}
    >
      <form className={styles["form"]} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <LineField
          label="Company"
          required
          startsFocused
          maxLength={MAX_APPLICATION_LINE}
          value={values.company}
          onChange={(company) => set({ company })}
        />
        <LineField
          label="Role"
          required
          maxLength={MAX_APPLICATION_LINE}
          value={values.role}
          onChange={(role) => set({ role })}
        />
        {!application && (
          <FormField label="Stage">
            {({ id }) => (
              <select
                id={id}
                className="form-input"
                value={values.stage}
                onChange={({ target }) => {
                  const stage = APPLICATION_STAGES.find((one) => one === target.value);
                  if (stage) set({ stage });
                }}
              >
                {APPLICATION_STAGES.map((stage) => (
                  <option key={stage} value={stage}>
                    {STAGE_NAMES[stage]}
                  </option>
                ))}
              </select>
            )}
          </FormField>
        )}
        <div className={styles["two"]}>
          <LineField
            label="Next step"
            hint="As “Interview with the panel”."
            maxLength={MAX_APPLICATION_LINE}
            value={values.nextStep}
            onChange={(nextStep) => set({ nextStep })}
          />
          <DayField
            label="Next step on"
            value={values.nextOn}
            onChange={(nextOn) => set({ nextOn })}
          />
          <DayField
            label="Applied on"
            value={values.appliedOn}
            onChange={(appliedOn) => set({ appliedOn })}
          />
          <LineField
            label="Place"
            maxLength={MAX_APPLICATION_LINE}
            value={values.place}
            onChange={(place) => set({ place })}
          />
        </div>
        <LineField
          label="Link to the posting"
          kind="url"
          maxLength={MAX_APPLICATION_LINK}
          value={values.link}
          onChange={(link) => set({ link })}
        />
        <RupeeField
          label="Salary, if it is known"
          max={MAX_APPLICATION_SALARY}
          value={values.salary ?? undefined}
          onChange={(salary) => set({ salary: salary ?? null })}
        />
        <DocumentField
          label="Resume that went with it"
          documents={resumes.data?.resumes ?? null}
          value={values.resume?.id ?? null}
          onChange={(id) => set({ resume: id === null ? null : { id, revision: 0 } })}
        />
        <DocumentField
          label="Cover letter that went with it"
          documents={letters.data?.letters ?? null}
          value={values.letter?.id ?? null}
          onChange={(id) => set({ letter: id === null ? null : { id, revision: 0 } })}
        />
        <FormField label="Note">
          {({ id }) => (
            <textarea
              id={id}
              className="form-input"
              rows={4}
              maxLength={MAX_APPLICATION_NOTE}
              value={values.note}
              onChange={(event) => set({ note: event.target.value })}
            />
          )}
        </FormField>
        {application && (
          <section className={styles["history"]} aria-label="Stages so far">
            <h3>Stages so far</h3>
            <ol>
              {application.history.map(({ stage, on }) => (
                <li key={`${on} ${stage}`} className="num">
                  {`${dayText(on)}: ${STAGE_NAMES[stage]}`}
                </li>
              ))}
            </ol>
          </section>
        )}
        <Alert text={problem} />
        <div className={styles["foot"]}>
          <p className={styles["kept"]}>What you type stays on this device.</p>
          <Button kind="line" onClick={discard}>
            Discard
          </Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {application ? "Save" : "Add"}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
