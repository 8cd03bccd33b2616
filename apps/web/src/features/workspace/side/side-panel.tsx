import { useState } from "react";
import type { SavedQuery } from "@taiyari/domain/learning/progress";
import { formatNumber, count } from "../../../lib/numbers.ts";
import type { SqlSchema } from "../../../shared/sql/sql-schema.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { DataSet } from "../state/data-sets.ts";
import { DATA_SETS } from "../state/data-sets.ts";
import { removeQuery } from "../state/saved-queries.ts";
import {
  newTab,
  openTab,
  type QueryTab,
  untitledName,
  workspaceStore,
  type Workspace,
} from "../state/workspace-store.ts";
import { TabList } from "../../../ui/tab-list.tsx";
import { HistoryList, SavedList } from "./query-lists.tsx";
import { SchemaTree } from "./schema-tree.tsx";
import styles from "./side.module.css";

interface SidePanelProps {
  readonly workspace: Workspace;
  readonly queries: readonly SavedQuery[];
  readonly schema: SqlSchema | null;
  readonly dataSet: DataSet;
  readonly onDataSet: (dataSet: DataSet) => void;
  readonly onReset: () => void;
  readonly onInsert: (name: string) => void;
  /** A query was opened in a tab. */
  readonly onOpened: () => void;
  readonly onImport: () => void;
}

type View = "tables" | "saved" | "history";

export function SidePanel(props: SidePanelProps) {
  const { workspace, queries, schema, dataSet, onDataSet, onReset, onInsert, onOpened, onImport } =
    props;
  const [view, setView] = useState<View>("tables");
  const [now, setNow] = useState(() => Date.now());

  function open(name: string, text: string, saved: QueryTab["saved"]): void {
    workspaceStore.change((was) => {
      const there = was.tabs.find((tab) => saved !== null && tab.saved?.id === saved.id);
      if (there) return { ...was, activeId: there.id };
      return openTab(was, { ...newTab(name || untitledName(was.tabs), text), saved });
    });
    onOpened();
  }

  const rows = (schema ?? []).reduce((sum, table) => sum + table.rows, 0);
  return (
    <aside className={styles["side"]} aria-label="Tables, saved queries, history">
      <div className={styles["head"]}>
        <div className={styles["set"]}>
          <select
            aria-label="Data"
            value={dataSet}
            onChange={({ target }) => onDataSet(target.value as DataSet)}
          >
            {Object.entries(DATA_SETS).map(([id, { name }]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <small className="num">
            {schema
              ? `${count(schema.length, "table")}, ${formatNumber(rows)} rows`
              : DATA_SETS[dataSet].about}
          </small>
        </div>
        <Button kind="quiet" aria-label="Reset the data" title="Reset the data" onClick={onReset}>
          <LineIcon name="undo" />
        </Button>
      </div>
      <TabList
        label="What is listed"
        className={styles["views"]}
        panel="sql-side"
        value={view}
        onChange={(next) => {
          setView(next);
          setNow(Date.now());
        }}
        tabs={[
          { id: "tables", label: "Tables" },
          {
            id: "saved",
            label: queries.length > 0 ? `Saved, ${queries.length}` : "Saved",
          },
          { id: "history", label: "History" },
        ]}
      />
      <div
        id="sql-side"
        role="tabpanel"
        aria-labelledby={`sql-side-tab-${view}`}
        className={styles["body"]}
      >
        {view === "tables" && <SchemaTree schema={schema} onInsert={onInsert} />}
        {view === "saved" && (
          <SavedList
            saved={queries}
            onOpen={({ name, text, id, version }) => open(name, text, { id, version })}
            onRemove={removeQuery}
          />
        )}
        {view === "history" && (
          <HistoryList
            history={workspace.history}
            now={now}
            onOpen={(text) => open("", text, null)}
          />
        )}
      </div>
      <div className={styles["foot"]}>
        <Button kind="quiet" onClick={onImport}>
          <LineIcon name="upload" />
          Import a CSV
        </Button>
      </div>
    </aside>
  );
}
