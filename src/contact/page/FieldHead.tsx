import type { ReactNode } from 'react';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, font, typography } from '../../theme.ts';
import { formTexts } from '../texts.ts';

const styles = {
  root: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '12px',
    marginBottom: '6px',
    fontWeight: 600,
    lineHeight: 1.3,
    fontStretch: font.control,
  },
  /** Whether the field must be filled in. */
  mark: { ...typography.small, fontWeight: 400, color: color.steel7 },
} satisfies Styles;

interface FieldHeadProps {
  /** Id of the words that say whether the field is required. */
  markId: string;
  required: boolean;
  /** The field's label. */
  children: ReactNode;
}

/** The line above a control: its label, and at the end whether it must be filled in. */
export function FieldHead({ markId, required, children }: FieldHeadProps) {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      {children} {/* Screen readers take `required` from the control itself. */}
      <span id={markId} className={classes.mark} aria-hidden={required || undefined}>
        {required ? formTexts.required : formTexts.optional}
      </span>
    </div>
  );
}
