import type { MouseEvent } from 'react';
import { contactFields } from '../../contact-form/fields.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, size } from '../../theme.ts';
import { FieldProblem } from './FieldProblem.tsx';

/** Box and words are one target. */
const labelStyle: Style = {
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: size.target,
  cursor: 'pointer',
};
const boxStyle: Style = { flexShrink: 0, width: '28px', height: '28px', accentColor: color.ink };

interface TermsFieldProps {
  initialValue: boolean;
  problem: string | undefined;
  /** Whether it cannot be changed, because the request is sent. */
  locked: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** The required consent. */
export function TermsField({ initialValue, problem, locked }: TermsFieldProps) {
  return (
    <div data-field>
      <label className={useStyle(labelStyle)}>
        <input
          type="checkbox"
          className={useStyle(boxStyle)}
          id="terms"
          name="terms"
          required
          defaultChecked={initialValue}
          aria-readonly={locked || undefined}
          // A box has no `readOnly`. Disabled, it would lose the focus.
          onClick={locked ? refuse : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && 'terms-problem'}
        />
        {contactFields.terms.label}
      </label>
      {problem && <FieldProblem id="terms-problem">{problem}</FieldProblem>}
    </div>
  );
}
