import type { Application } from "@taiyari/contract";
import { daysAway } from "@taiyari/domain/account";
import {
  APPLICATION_ORDERS,
  applicationsCsv,
  isOpen,
  nextSteps,
  sortApplications,
} from "@taiyari/domain/applications";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import { useTimeZone } from "../../lib/session.ts";
import { saveFile } from "../../lib/save-file.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Crumbs, ScreenHead } from "../../ui/screen-head.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ApplicationForm } from "./form/application-form.tsx";
import { ApplicationRow } from "./application-row.tsx";
import { StageFilter } from "./stage-filter.tsx";
import { useApplicationActions } from "./use-application-actions.ts";
import { todayIn } from "./words/words.ts";
import styles from "./applications.module.css";

const ORDERS = { next: "Next step first", changed: "Latest change first", company: "Company" };
/** So that a spreadsheet reads letters beyond English. */
const BYTE_ORDER_MARK = "\uFEFF";

/** `/dashboard/applications`: every job the person applies for. What is open, filtered and ordered stands in the address. */
export function ApplicationsPage() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const to = "/dashboard/applications";
  const today = todayIn(useTimeZone());
  const query = useQuery(api.applications.list.queryOptions());
  const applications = query.data?.applications ?? [];
  const { form, stage } = search;
  const order = APPLICATION_ORDERS.find((one) => one === search.order) ?? "next";
  const editing = applications.find(({ id }) => id === form) ?? null;
  const shelf = { ...(stage && { stage }), ...(order !== "next" && { order }) };
  const open = (id: string) => void navigate({ to, search: { ...shelf, form: id } });
  const { resume, letter } = search;

  return (
    <div className={`wrap ${styles["page"]}`}>
      <div>
        <Crumbs>
          <Link to="/dashboard">Dashboard</Link>
        </Crumbs>
        <ScreenHead title="Applications" lead={leadOf(applications, today)}>
          {applications.length > 0 && (
            <>
              <Button kind="line" onClick={() => download(applications)}>
                Download CSV
              </Button>
              <Button kind="primary" onClick={() => open("new")}>
                Add an application
              </Button>
            </>
          )}
        </ScreenHead>
      </div>
      {query.isPending ? (
        <Spinner label="Opening your applications" />
      ) : query.isError && !query.data ? (
        <ServerTrouble error={query.error} onRetry={() => void query.refetch()} />
      ) : applications.length === 0 ? (
        <div className={`card ${styles["empty"]}`}>
          <EmptyState />
          <h2>No applications yet</h2>
          <p>
            Keep here where you applied, how far each one is, what comes next, and which resume and
            letter went with it.
          </p>
          <Button kind="next" onClick={() => open("new")}>
            Add the first one
          </Button>
        </div>
      ) : (
        <>
          <div className={styles["filters"]}>
            <StageFilter
              applications={applications}
              value={stage}
              onChange={(value) =>
                void navigate({
                  to,
                  search: { ...(value && { stage: value }), ...(order !== "next" && { order }) },
                  replace: true,
                })
              }
            />
            <label className={styles["pick"]}>
              Order
              <select
                value={order}
                onChange={({ target }) => {
                  const chosen = APPLICATION_ORDERS.find((one) => one === target.value);
                  void navigate({
                    to,
                    search: { ...(stage && { stage }), ...(chosen && { order: chosen }) },
                    replace: true,
                  });
                }}
              >
                {APPLICATION_ORDERS.map((one) => (
                  <option key={one} value={one}>
                    {ORDERS[one]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <ApplicationTable
            applications={sortApplications(applications, order).filter(
              (one) => stage === undefined || one.stage === stage,
            )}
            onEdit={open}
          />
        </>
      )}
      {form !== undefined && (form === "new" || editing) && (
        <ApplicationForm
          key={form}
          application={editing}
          prefill={{
            company: search.company,
            role: search.role,
            resume: resume === undefined ? null : { id: resume, revision: 0 },
            letter: letter === undefined ? null : { id: letter, revision: 0 },
          }}
          onClose={() => void navigate({ to, search: shelf, replace: true })}
        />
      )}
    </div>
  );
}

interface ApplicationTableProps {
  readonly applications: readonly Application[];
  readonly onEdit: (id: string) => void;
}

function ApplicationTable({ applications, onEdit }: ApplicationTableProps) {
  const actions = useApplicationActions();
  const today = todayIn(useTimeZone());
  if (applications.length === 0)
    return <p className={`card ${styles["empty"]}`}>None stands at this stage.</p>;
  return (
    <div className={`card ${styles["card"]}`}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">Application</th>
            <th scope="col">Stage</th>
            <th scope="col">Next step</th>
            <th scope="col">Sent with</th>
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              today={today}
              onEdit={() => onEdit(application.id)}
              onMove={(to) => void actions.move(application, to)}
              onDelete={() => void actions.remove(application)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function leadOf(applications: readonly Application[], today: string): string {
  if (applications.length === 0) return "Where you applied, and what comes next.";
  const open = applications.filter(({ stage }) => isOpen(stage)).length;
  const [next] = nextSteps(applications, today);
  const step = next
    ? ` Next: ${[next.application.nextStep, next.application.company].filter(Boolean).join(", ")}, ${daysAway(next.days).toLowerCase()}.`
    : "";
  return `${applications.length} tracked, ${open} open.${step}`;
}

function download(applications: readonly Application[]): void {
  const rows = applications.map((one) => ({
    ...one,
    resumeName: one.resumeNow?.name ?? "",
    letterName: one.letterNow?.name ?? "",
  }));
  saveFile("applications.csv", `${BYTE_ORDER_MARK}${applicationsCsv(rows)}`, "text/csv");
}
