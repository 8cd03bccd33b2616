import type { Scenario } from "@taiyari/domain/simulation";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { DataDesk } from "../data/data-desk.tsx";

interface DataDialogProps {
  readonly scenario: Scenario;
  readonly files: readonly string[];
  readonly run: string;
  readonly onInsert?: ((figures: string) => void) | undefined;
  readonly onClose: () => void;
}

/** The tables of the day over what is written. */
export function DataDialog({ scenario, files, run, onInsert, onClose }: DataDialogProps) {
  return (
    <ModalDialog title="Data" onClose={onClose}>
      <DataDesk {...{ scenario, files, run, onInsert }} />
    </ModalDialog>
  );
}
