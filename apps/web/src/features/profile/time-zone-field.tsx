import { useState } from "react";
import { SearchableSelect } from "../../ui/searchable-select.tsx";
import { zoneChoices, zoneLabel } from "./time-zones.ts";

interface TimeZoneFieldProps {
  /** "Asia/Kolkata" */
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** Whose days and hours the product speaks of. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const [opened] = useState(() => new Date());
  const [choices] = useState(() => zoneChoices(opened));
  return (
    <SearchableSelect
      label="Time zone"
      options={choices.map(({ label }) => label)}
      value={zoneLabel(value, opened)}
      isFixed
      onChange={(label) => {
        const choice = choices.find((one) => one.label === label);
        if (choice) onChange(choice.zone);
      }}
    />
  );
}
