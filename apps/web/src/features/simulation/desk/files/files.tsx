import { Columns } from "../frame/columns.tsx";
import type { DeskView } from "../frame/desk-view.ts";
import { Empty } from "../frame/empty.tsx";
import { FileList } from "./file-list.tsx";
import { FileView } from "./file-view.tsx";

/** The files, and the one that is open. */
export function Files({ view, hasData }: { readonly view: DeskView; readonly hasData: boolean }) {
  const { day, place } = view;
  const file = day.scenario.files.find(
    ({ id }) => id === place.open && day.state.files.includes(id),
  );
  return (
    <Columns
      label="Files"
      isOpen={file !== undefined}
      open={place.open}
      list={<FileList view={view} />}
    >
      {file ? (
        <FileView key={file.id} view={view} file={file} hasData={hasData} />
      ) : (
        <Empty text="Open a file to read it." />
      )}
    </Columns>
  );
}
