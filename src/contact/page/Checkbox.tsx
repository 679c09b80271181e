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

/** A box of the form with its words and its problem. */
export function Checkbox({ name, initialValue, problem }: FieldProps) {
  const classes = useStyles(styles);
  const { label, required } = contactFields[name];
  const problemId = `${name}-problem`;
  return (
    <div data-field>
      <label className={classes.label}>
        <input
          type="checkbox"
          className={classes.box}
          id={name}
          name={name}
          // edbrowse 3.7 sends a box without a value as an empty text.
          value="on"
          {...useRequired(required !== undefined)}
          defaultChecked={initialValue !== ''}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem && problemId}
        />
        {label}
      </label>
      {problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </div>
  );
}
