import { type ReactNode, useId } from 'react';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, quiet, rule, size, type as step } from '../../theme.ts';

const style: Style = {
  width: '520px',
  maxWidth: '100%',
  '& label': { ...step.small, display: 'block', marginBottom: '6px', color: quiet },
  '& > div': { display: 'flex', flexWrap: 'wrap', rowGap: '8px' },
  '& input': {
    // The field grows first. The button takes the rest, or its own row if there is no room beside the field.
    flex: '999 1 120px',
    minWidth: 0,
    minHeight: '56px',
    padding: '0 16px',
    border: rule.frame,
    borderRadius: size.radius,
    background: color.white,
    color: color.ink,
    appearance: 'none',
  },
  '& [type=email]': { flexBasis: '220px' },
  '& button': { flex: '1 0 auto' },
  '[data-ground=ink] & input': { borderColor: color.white },
};

export interface FieldWithButtonProps {
  label: string;
  type: 'search' | 'email';
  autoComplete?: string;
  /** The field's button. */
  children: ReactNode;
}

/**
 * A field with its button. No form is around them: the button does nothing yet, and Enter must neither reload the page
 * nor lose what was typed, with scripts and without.
 */
export function FieldWithButton({ label, type, autoComplete = 'off', children }: FieldWithButtonProps) {
  const id = useId();
  return (
    <div
      data-screen
      className={useStyle(style)}
      role={type === 'search' ? 'search' : 'group'}
      aria-labelledby={`${id}label`}
    >
      <label id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <div>
        <input id={id} type={type} autoComplete={autoComplete} />
        {children}
      </div>
    </div>
  );
}
