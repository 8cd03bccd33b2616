import { ColumnHead } from "../frame/column-head.tsx";
import type { DeskView } from "../frame/desk-view.ts";
import { type ListRow, RowList } from "../frame/row-list.tsx";
import rowStyles from "../frame/row-list.module.css";
import { FILE_ICONS, fileNote } from "./file-kinds.tsx";
import styles from "./files.module.css";

/** The files on the desk. Those that nobody has opened yet are in bold. */
export function FileList({ view }: { readonly view: DeskView }) {
  const { day, place, go } = view;
  const { scenario, state } = day;
  const files = scenario.files.filter(({ id }) => state.files.includes(id));
  return (
    <>
      <ColumnHead title="Files" note={String(files.length)} />
      <RowList
        label="Files"
        open={place.open}
        onOpen={(id) => go({ tab: "files", open: id })}
        rows={files.map((file): ListRow => {
          const isNew = !state.opened.includes(file.id) && !state.isOver;
          return {
            id: file.id,
            isNew,
            content: (
              <>
                <span className={rowStyles["sign"]}>{FILE_ICONS[file.kind]}</span>
                <b className={styles["name"]}>{file.name}</b>
                <span className={rowStyles["subject"]} data-plain="">
                  {fileNote(file)}
                  {isNew && <span className="vh">, not opened yet</span>}
                </span>
              </>
            ),
          };
        })}
      />
      {files.length === 0 && <p className={styles["none"]}>Nothing lies on the desk yet.</p>}
    </>
  );
}
