import type { MouseEvent } from 'react';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, size } from '../../theme.ts';
import { contactFields } from '../fields.ts';
import { FieldProblem } from './FieldProblem.tsx';

const styles = {
  /** Box and words are one target. */
  label: { display: 'flex', alignItems: 'center', gap: '14px', minHeight: size.target, cursor: 'pointer' },
  box: { flexShrink: 0, width: '28px', height: '28px', accentColor: color.ink },
} satisfies Styles;

interface TermsFieldProps {
  initialValue: boolean;
  problem: string | undefined;
  /** Whether it cannot be changed, because the request is sent. */
  locked: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** The required consent. */
export function TermsField({ initialValue, problem, locked }: TermsFieldProps) {
  const classes = useStyles(styles);
  return (
    <div data-field>
      <label className={classes.label}>
        <input
          type="checkbox"
          className={classes.box}
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
