import type { SavedQuery } from "@taiyari/domain/learning/progress";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import {
  closeTab,
  newTab,
  openTab,
  untitledName,
  workspaceStore,
  type Workspace,
} from "../state/workspace-store.ts";
import { isChanged } from "../state/saved-queries.ts";
import { TabList } from "../../../ui/tab-list.tsx";
import styles from "./query.module.css";

const TIME = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit" });

interface QueryTabsProps {
  readonly workspace: Workspace;
  readonly queries: readonly SavedQuery[];
}

/** The open queries; a dot for what is not saved. */
export function QueryTabs({ workspace, queries }: QueryTabsProps) {
  const { tabs, activeId, keptAt } = workspace;
  const active = tabs.find(({ id }) => id === activeId);
  return (
    <div className={styles["tabs"]}>
      <TabList
        label="Open queries"
        className={styles["list"]}
        panel="sql-query"
        value={activeId}
        onChange={(id) => workspaceStore.change((was) => ({ ...was, activeId: id }))}
        tabs={tabs.map((tab) => ({
          id: tab.id,
          label: (
            <>
              {tab.name}
              {isChanged(tab, queries) && (
                <>
                  <i className={styles["changed"]} aria-hidden="true" />
                  <span className="vh">, not saved</span>
                </>
              )}
            </>
          ),
        }))}
      />
      <Button
        kind="quiet"
        aria-label="New query"
        onClick={() => workspaceStore.change((was) => openTab(was, newTab(untitledName(was.tabs))))}
      >
        <LineIcon name="plus" />
      </Button>
      {tabs.length > 1 && active && (
        <Button
          kind="quiet"
          aria-label={`Close ${active.name}`}
          onClick={() => workspaceStore.change((was) => closeTab(was, activeId))}
        >
          <LineIcon name="cross" />
        </Button>
      )}
      {keptAt !== null && (
        <span className={styles["kept"]}>Kept on this device, {TIME.format(keptAt)}</span>
      )}
    </div>
  );
}
