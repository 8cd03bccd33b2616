import { EXPERIENCE_LEVELS } from "@taiyari/domain/interview";
import { Link } from "@tanstack/react-router";
import { useUser } from "../../../lib/session.ts";
import { count } from "../../../lib/numbers.ts";
import { LineIcon, type LineIconName } from "../../../ui/line-icon.tsx";
import { SearchableSelect } from "../../../ui/searchable-select.tsx";
import { useOwnResumes, useRoles } from "../plan/use-known.ts";
import type { SettledWish } from "../plan/use-planned.ts";
import { roleNameOf } from "../names/role-name.ts";
import { JobFields } from "./job-fields.tsx";
import { Picks } from "./picks.tsx";
import { ResumeField } from "./resume-field.tsx";
import type { Wishing } from "./use-wish.ts";
import styles from "./setup.module.css";

interface SourceCardProps extends Wishing {
  readonly settled: SettledWish;
}

const SOURCES = {
  role: { label: "My role", note: "Its usual questions", icon: "person" },
  resume: { label: "My resume", note: "About your own lines", icon: "file" },
  job: { label: "A job", note: "What it asks for, and you", icon: "firm" },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly note: string; readonly icon: LineIconName }>
>;

/** Where the questions come from: a role, a resume, a job description. */
export function SourceCard({ wish, change, choose, settled }: SourceCardProps) {
  const { setup } = settled.wish;
  const roles = useRoles();
  const roleName = roles.find(({ id }) => id === setup.role)?.name ?? roleNameOf(setup.role);
  return (
    <section className={`card ${styles["part"]}`}>
      <h2>What it asks from</h2>
      <div>
        <Picks
          legend="Questions come from"
          look="cards"
          values={["role", "resume", "job"] as const}
          value={setup.source}
          onChange={(source) => choose({ source })}
        >
          {(source) => (
            <>
              <LineIcon name={SOURCES[source].icon} />
              <span>
                <b>{SOURCES[source].label}</b>
                <small>
                  {source === "role" ? `${roleName}, usual questions` : SOURCES[source].note}
                </small>
              </span>
            </>
          )}
        </Picks>
        {setup.source === "job" && (
          <JobFields wish={wish} change={change} planned={settled.planned} />
        )}
        {setup.source === "resume" && <ResumePart wish={wish} change={change} settled={settled} />}
      </div>
      <div className={styles["row"]}>
        <SearchableSelect
          label="Role"
          from={settled.roleFrom}
          options={roles.map(({ name }) => name)}
          value={roleName}
          onChange={(name) => {
            const role = roles.find((one) => one.name === name);
            if (role)
              change({
                setup: { ...wish.setup, role: role.id },
                isChosen: { ...wish.isChosen, role: true },
              });
          }}
        />
        <Picks
          legend="Level"
          from={settled.levelFrom}
          look="cells"
          values={EXPERIENCE_LEVELS}
          value={setup.level}
          onChange={(level) =>
            change({
              setup: { ...wish.setup, level },
              isChosen: { ...wish.isChosen, level: true },
            })
          }
        >
          {(level) => <span className="num">{level === "fresher" ? "Fresher" : level}</span>}
        </Picks>
      </div>
    </section>
  );
}

function ResumePart({ change, settled }: Pick<SourceCardProps, "wish" | "change" | "settled">) {
  const user = useUser();
  const resumes = useOwnResumes();
  if (!user)
    return (
      <p className={styles["source"]}>
        <LineIcon name="lock" />
        <span>Your resume is read when you have signed in. Choose the rest now; it is kept.</span>
      </p>
    );
  if (!resumes) return null;
  if (resumes.length === 0)
    return (
      <p className={styles["source"]}>
        <LineIcon name="file" />
        <span>
          <b>There is no resume yet.</b> Upload one, or choose your role instead.
        </span>
        <Link to="/resume/metadata">Upload a resume</Link>
      </p>
    );
  const facts = settled.planned?.background.facts.length;
  return (
    <ResumeField
      resumes={resumes}
      value={settled.wish.resume}
      hint={facts === undefined ? "" : `${count(facts, "line")} to ask about.`}
      onChange={(resume) => change({ resume })}
    />
  );
}
