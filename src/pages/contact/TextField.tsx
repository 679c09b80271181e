import type { ComponentProps } from 'react';
import type { ContactField } from '../../content/contact.ts';
import { Field } from './Field.tsx';

export interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  name: ContactField;
  initialValue: string;
  problem: string | undefined;
}

/** One line of text; its type brings up the right keyboard on a phone. */
export function TextField({ name, problem, initialValue, ...rest }: TextFieldProps) {
  return (
    <Field name={name} problem={problem}>
      {(attributes) => <input type="text" {...rest} {...attributes} defaultValue={initialValue} />}
    </Field>
  );
}
