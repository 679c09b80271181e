import { formTexts, type Choice, type ContactField } from '../../content/contact.ts';
import { Field } from './Field.tsx';

export interface SelectFieldProps {
  name: ContactField;
  choices: readonly Choice<string>[];
  initialValue: string;
  problem: string | undefined;
}

/** A list of the form; nothing is chosen until the visitor, or the address, has chosen. */
export function SelectField({ name, choices, initialValue, problem }: SelectFieldProps) {
  return (
    <Field name={name} problem={problem}>
      {(attributes) => (
        <select {...attributes} defaultValue={initialValue}>
          <option value="">{formTexts.choose}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
