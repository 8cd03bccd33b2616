import { type LanguageId, languageLabel, LANGUAGES } from "@taiyari/domain/account";
import { SearchableSelect } from "../../ui/searchable-select.tsx";

interface LanguageFieldProps {
  readonly value: LanguageId;
  readonly onChange: (language: LanguageId) => void;
}

/** What new resumes and interviews begin in. A choice made there stays. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const chosen = LANGUAGES.find(({ id }) => id === value) ?? LANGUAGES[0];
  return (
    <SearchableSelect
      label="Language"
      hint="New resumes begin with headings and dates in it. Interviews begin in Hindi if it is Hindi, else in English. What you choose in a resume or an interview stays."
      options={LANGUAGES.map((language) => languageLabel(language))}
      value={languageLabel(chosen)}
      isFixed
      onChange={(label) => {
        const language = LANGUAGES.find((one) => languageLabel(one) === label);
        if (language) onChange(language.id);
      }}
    />
  );
}
