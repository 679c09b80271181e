import { useId } from 'react';
import { Button, type ButtonProps } from '../../components/Button.tsx';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { color, mutedColor, rule, size, typography as step } from '../../theme.ts';

const style: Style = { width: 'min(520px, 100%)' };
const labelStyle: Style = { ...step.small, display: 'block', marginBottom: '6px', color: mutedColor };
const rowStyle: Style = { display: 'flex', flexWrap: 'wrap', rowGap: '8px' };

const fieldStyle: Style = {
  // The field grows first. The button takes the rest, or its own row if there is no room beside the field.
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
};

const childStyles = {
  button: { root: { flex: '1 0 auto' } },
} satisfies Record<string, Styles>;

const fieldStyles = { search: {}, email: { flexBasis: '220px' } } as const satisfies Record<string, Style>;

export interface FieldWithButtonProps {
  label: string;
  type: keyof typeof fieldStyles;
  autoComplete?: string;
  /** The words on the button. */
  action: string;
  kind: ButtonProps['kind'];
}

/**
 * A field with its button. No form is around them: the button does nothing yet, and Enter must neither reload the page
 * nor lose what was typed, with scripts and without.
 */
export function FieldWithButton({ label, type, autoComplete = 'off', action, kind }: FieldWithButtonProps) {
  const id = useId();
  return (
    <div
      data-screen
      className={useStyle(style)}
      role={type === 'search' ? 'search' : 'group'}
      aria-labelledby={`${id}label`}
    >
      <label id={`${id}label`} htmlFor={id} className={useStyle(labelStyle)}>
        {label}
      </label>
      <div className={useStyle(rowStyle)}>
        <input id={id} type={type} autoComplete={autoComplete} className={useStyle(fieldStyle, fieldStyles[type])} />
        <Button kind={kind} styles={childStyles.button}>
          {action}
        </Button>
      </div>
    </div>
  );
}
