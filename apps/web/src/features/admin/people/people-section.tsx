import { type ReactNode, useDeferredValue, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Person } from "@taiyari/contract";
import { PEOPLE_PER_PAGE } from "@taiyari/domain/account";
import { api } from "../../../lib/api.ts";
import { isSignedOut } from "../../../lib/failures.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { Button } from "../../../ui/button.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { Skeleton } from "../../../ui/spinner.tsx";
import { Pager } from "../parts/pager.tsx";
import parts from "../parts/parts.module.css";
import { OnlyYou } from "./only-you.tsx";
import { PeopleTable } from "./people-table.tsx";
import { RegistrationSwitch } from "./registration-switch.tsx";
import styles from "./people.module.css";

const { Component: InviteDialog, prefetch } = onDemand(
  async () => (await import("../invite/invite-dialog.tsx")).InviteDialog,
);

interface Filters {
  readonly query: string;
  readonly role: Person["role"] | "";
  readonly plan: Person["plan"] | "";
  readonly page: number;
}

/** Everybody with an account or an invitation, and what an admin can do about them. */
export function PeopleSection() {
  const [filters, setFilters] = useState<Filters>({ query: "", role: "", plan: "", page: 1 });
  const [isInviting, setIsInviting] = useState(false);
  const query = useDeferredValue(filters.query.trim().slice(0, 200));
  const { role, plan, page } = filters;
  const list = useQuery(
    api.admin.listPeople.queryOptions({
      input: { query, page, ...(role && { role }), ...(plan && { plan }) },
      placeholderData: keepPreviousData,
    }),
  );
  const invite = (
    <Button
      kind="primary"
      className={styles["invite"]}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setIsInviting(true)}
    >
      Invite from CSV
    </Button>
  );

  return (
    <section className={`card ${parts["flush"]}`} id="people" aria-labelledby="people-title">
      <div className={parts["head"]}>
        <h2 id="people-title">People</h2>
      </div>
      {list.data?.all === 1 ? (
        <OnlyYou>{invite}</OnlyYou>
      ) : (
        <>
          <FilterBar
            filters={filters}
            onChange={(some) => setFilters({ ...filters, page: 1, ...some })}
          >
            {invite}
          </FilterBar>
          {list.isError && !isSignedOut(list.error) && (
            <ServerTrouble error={list.error} onRetry={() => void list.refetch()} />
          )}
          {list.isPending && <Skeleton height="320px" />}
          {list.data && list.data.people.length > 0 && <PeopleTable people={list.data.people} />}
          {list.data?.people.length === 0 && (
            <p className={parts["none"]} role="status">
              Nobody fits. Try fewer letters, or all roles and plans.
            </p>
          )}
        </>
      )}
      {list.data && (
        <Pager
          of="people"
          page={page}
          perPage={PEOPLE_PER_PAGE}
          total={list.data.total}
          onTurn={(turned) => setFilters({ ...filters, page: turned })}
        >
          Batches show counts, never a student’s documents.
        </Pager>
      )}
      <div className={styles["registration"]}>
        <RegistrationSwitch />
      </div>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </section>
  );
}

interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (some: Partial<Filters>) => void;
  readonly children: ReactNode;
}

function FilterBar({ filters, onChange, children }: FilterBarProps) {
  return (
    <div className={styles["tools"]}>
      <input
        type="search"
        className={`form-input ${styles["search"]}`}
        aria-label="Search people"
        placeholder="Name, email or batch"
        autoComplete="off"
        value={filters.query}
        onChange={({ target }) => onChange({ query: target.value })}
      />
      <select
        className={`form-input ${styles["select"]}`}
        aria-label="Role"
        value={filters.role}
        onChange={({ target }) => onChange({ role: target.value as Filters["role"] })}
      >
        <option value="">All roles</option>
        <option value="user">Students</option>
        <option value="admin">Admins</option>
      </select>
      <select
        className={`form-input ${styles["select"]}`}
        aria-label="Plan"
        value={filters.plan}
        onChange={({ target }) => onChange({ plan: target.value as Filters["plan"] })}
      >
        <option value="">All plans</option>
        <option value="free">Free</option>
        <option value="premium">Premium</option>
      </select>
      {children}
    </div>
  );
}
