import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { QueryPlan } from "@taiyari/domain/sql";
import { mayPreload, whenIdle } from "../../lib/sql/preload.ts";
import { sql } from "../../lib/sql/sql.ts";
import { useLearning } from "../../shared/learning/learning.ts";
import { useSchema } from "../../shared/sql/use-schema.ts";
import { SqlEditor, type SqlEditorHandle } from "../../shared/sql/sql-editor.tsx";
import { NameDialog } from "../../ui/name-dialog.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { ImportDialog } from "./csv/import-dialog.tsx";
import { QueryBar, SignRow } from "./query/query-bar.tsx";
import { QueryTabs } from "./query/query-tabs.tsx";
import { ShareDialog } from "./query/share-dialog.tsx";
import { ResultPanel, type ResultView } from "./result/result-panel.tsx";
import { SidePanel } from "./side/side-panel.tsx";
import { DATA_SETS, type DataSet } from "./state/data-sets.ts";
import { saveQuery } from "./state/saved-queries.ts";
import { errorPlaceOf, useRun, type Piece } from "./state/use-run.ts";
import { useSharedQuery } from "./state/use-shared-query.ts";
import { editTab, workspaceStore } from "./state/workspace-store.ts";
import { TabList } from "../../ui/tab-list.tsx";
import styles from "./workspace.module.css";

type Part = "tables" | "query" | "result";
type Dialog = "save" | "share" | "import";

/** The SQL editor: tables, queries in tabs, and what comes of them, on PostgreSQL in the page. */
export function WorkspacePage() {
  const workspace = useSyncExternalStore(workspaceStore.subscribe, workspaceStore.get);
  const { queries } = useLearning();
  const [dataSet, setDataSet] = useState<DataSet>("bazaarly");
  const [part, setPart] = useState<Part>("query");
  const [view, setView] = useState<ResultView>("result");
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [planBefore, setPlanBefore] = useState<QueryPlan | null>(null);
  const editor = useRef<SqlEditorHandle>(null);
  const { data } = DATA_SETS[dataSet];
  const { schema, refresh } = useSchema(data);
  const { results, runningId, run, explain } = useRun(data, refresh);
  // Who opens the editor will run something; a poor line waits until it happens.
  useEffect(() => (mayPreload() ? whenIdle(() => void sql.load()) : undefined), []);
  useSharedQuery();
  const tab = workspace.tabs.find(({ id }) => id === workspace.activeId) ?? workspace.tabs[0];
  if (!tab) return null;
  const { id, text } = tab;
  const result = results.get(id);
  const isRunning = runningId !== null;

  function selected(): Piece | null {
    const { from, to } = editor.current?.selection() ?? { from: 0, to: 0 };
    return from === to ? null : { text: text.slice(from, to), from };
  }

  async function runPiece(piece: Piece) {
    if (isRunning) return;
    setPlanBefore(null);
    setPart("result");
    setView((was) => (was === "chart" ? was : "result"));
    await run(id, piece);
  }

  async function explainPiece(piece: Piece, isMeasured: boolean) {
    if (isRunning) return;
    setPart("result");
    setView("plan");
    await explain(id, piece, isMeasured);
  }

  async function tryStatement(statement: string) {
    if (isRunning || !result) return;
    const before = result.plan;
    const made = await sql.run(statement, data);
    if (made.kind === "done" && !made.answer.error) {
      await explain(id, { text: result.text, from: result.from }, true);
      setPlanBefore(before);
    } else showToast({ title: "It could not be tried", text: statement, kind: "problem" });
  }

  async function format() {
    const made = await import("../../shared/sql/format-sql.ts").catch(() => null);
    const formatted = made?.formatSql(text) ?? null;
    if (formatted !== null) {
      workspaceStore.change((was) => editTab(was, id, { text: formatted }));
      editor.current?.focus();
      return;
    }
    showToast({
      title: "It was not formatted",
      text: made
        ? "Look for a bracket or a quotation mark that does not close."
        : "The formatter could not be fetched. Try again with a connection.",
      kind: "problem",
    });
  }

  async function reset(to: DataSet) {
    setDataSet(to);
    await sql.reset(DATA_SETS[to].data);
    if (to !== dataSet) return;
    refresh();
    showToast({ title: "The data are as at the beginning" });
  }

  async function importTable(statements: string, table: string) {
    setDialog(null);
    setPart("result");
    setView("messages");
    const { answer } = await run(id, { text: statements, from: 0 });
    if (answer.kind !== "done" || answer.answer.error) return;
    showToast({ title: `The table ${table} was made`, text: "A reset removes it." });
  }

  return (
    <div className={styles["workspace"]} data-part={part}>
      <h1 className="vh">SQL editor</h1>
      <TabList
        label="Parts of the editor"
        look="parts"
        panel="sql-parts"
        value={part}
        onChange={setPart}
        tabs={[
          { id: "tables", label: "Tables" },
          { id: "query", label: "Query" },
          { id: "result", label: view === "plan" ? "Plan" : "Result" },
        ]}
      />
      <SidePanel
        workspace={workspace}
        queries={queries}
        schema={schema}
        dataSet={dataSet}
        onDataSet={(next) => void reset(next)}
        onReset={() => void reset(dataSet)}
        onInsert={(name) => {
          editor.current?.insert(name);
          setPart("query");
        }}
        onOpened={() => setPart("query")}
        onImport={() => setDialog("import")}
      />
      <div className={styles["desk"]} id="sql-parts" data-view={view}>
        <QueryTabs workspace={workspace} queries={queries} />
        <QueryBar
          isRunning={isRunning}
          onRun={() => void runPiece(selected() ?? { text, from: 0 })}
          onRunSelection={() => {
            const piece = selected();
            if (piece) void runPiece(piece);
            else showToast({ title: "Select a part of the query first" });
          }}
          onExplain={() => void explainPiece(selected() ?? { text, from: 0 }, true)}
          onFormat={() => void format()}
          onSave={() => setDialog("save")}
          onShare={() => setDialog("share")}
        />
        <div className={styles["code"]} id="sql-query" role="tabpanel" aria-label={tab.name}>
          <SqlEditor
            key={id}
            ref={editor}
            text={text}
            label="SQL"
            schema={schema}
            isFilling
            errorPlace={errorPlaceOf(result)}
            onChange={(typed) => workspaceStore.change((was) => editTab(was, id, { text: typed }))}
            onRun={() => void runPiece(selected() ?? { text, from: 0 })}
          />
        </div>
        <SignRow onInsert={(sign) => editor.current?.insert(sign)} />
        <ResultPanel
          key={`result of ${id}`}
          result={result ?? null}
          isRunning={isRunning}
          view={view}
          onView={setView}
          planBefore={planBefore}
          onStop={sql.stop}
          onExplain={(isMeasured) =>
            result && void explainPiece({ text: result.text, from: result.from }, isMeasured)
          }
          onTry={(statement) => void tryStatement(statement)}
        />
      </div>
      {dialog === "save" && (
        <NameDialog
          title="Save this query"
          label="Name"
          name={tab.name}
          done="Save"
          onDone={async (name) => saveQuery(tab, name, queries)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "share" && <ShareDialog text={text} onClose={() => setDialog(null)} />}
      {dialog === "import" && (
        <ImportDialog
          onImport={(statements, table) => void importTable(statements, table)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
