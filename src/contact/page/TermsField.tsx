import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, size } from '../../theme.ts';
import { contactFields } from '../fields.ts';
import type { FieldProps } from './Field.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { useRequired } from './useRequired.ts';

const styles = {
  /** Box and words are one target. */
  label: { display: 'flex', alignItems: 'center', gap: '14px', minHeight: size.target, cursor: 'pointer' },
  box: { flexShrink: 0, width: '28px', height: '28px', accentColor: color.ink },
} satisfies Styles;

/** The required consent. */
export function TermsField({ initialValue, problem }: FieldProps<boolean>) {
  const classes = useStyles(styles);
  const required = useRequired(true);
  return (
    <div data-field>
      <label className={classes.label}>
        <input
          type="checkbox"
          className={classes.box}
          id="terms"
          name="terms"
          // edbrowse 3.7 sends a box without a value as an empty text.
          value="on"
          {...required}
          defaultChecked={initialValue}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem && 'terms-problem'}
        />
        {contactFields.terms.label}
      </label>
      {problem && <FieldProblem id="terms-problem">{problem}</FieldProblem>}
    </div>
  );
}
