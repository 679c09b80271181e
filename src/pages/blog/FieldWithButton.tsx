import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, mutedColor, rule, size, typography } from '../../theme.ts';

const styles = {
  root: { width: 'min(520px, 100%)' },
  label: { ...typography.small, display: 'block', marginBottom: '6px', color: mutedColor },
  row: { display: 'flex', flexWrap: 'wrap', rowGap: '8px' },
  field: {
    // The field grows first. The button takes the rest of the row, or wraps.
    flex: '999 1 120px',
    minWidth: 0,
    minHeight: '56px',
    padding: '0 16px',
    border: rule.frame,
    // Ink on paper, and white on ink.
    borderColor: 'var(--fill)',
    borderRadius: size.radius,
    background: color.white,
    color: color.ink,
    appearance: 'none',
  },
} satisfies Styles;

const forAddress = { field: { flexBasis: '220px' } } satisfies Styles;

const buttonStyle: Style = { flex: '1 0 auto' };

/**
 * A field with its button, in no form: the button does nothing yet, and Enter must neither reload the page nor lose the text, with
 * or without scripts.
 */
export function FieldWithButton({ label, action, type }: { label: string; action: string; type: 'search' | 'email' }) {
  const isSearch = type === 'search';
  const classes = useStyles(styles, isSearch ? undefined : forAddress);
  const id = useId();
  return (
    <div data-screen className={classes.root} role={isSearch ? 'search' : 'group'} aria-labelledby={`${id}label`}>
      <label id={`${id}label`} htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.row}>
        <input id={id} type={type} autoComplete={isSearch ? 'off' : 'email'} className={classes.field} />
        <Button kind={isSearch ? 'solid' : 'amber'} style={buttonStyle}>
          {action}
        </Button>
      </div>
    </div>
  );
}
