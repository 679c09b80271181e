import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, font, typography } from '../../theme.ts';
import { formTexts } from '../texts.ts';

const headStyles = {
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
  /** Says whether the field is required. */
  mark: { ...typography.small, fontWeight: 400, color: color.steel7 },
} satisfies Styles;

interface FieldHeadProps {
  /** Id of the words that say whether the field is required. */
  markId: string;
  required: boolean;
  /** The label of the field. */
  children: ReactNode;
}

/** The line above a control: the label, and at the end whether the field is required. */
export function FieldHead({ markId, required, children }: FieldHeadProps) {
  const classes = useStyles(headStyles);
  return (
    <div className={classes.root}>
      {children} {/* Screen readers take `required` from the control itself. */}
      <span id={markId} className={classes.mark} aria-hidden={required || undefined}>
        {required ? formTexts.required : formTexts.optional}
      </span>
    </div>
  );
}

const problemStyles = {
  root: {
    // In a field the problem comes right after the control, before the hint.
    order: 1,
    display: 'flex',
    gap: '8px',
    padding: '6px 12px 6px 10px',
    // Amber, because red means emergency and nothing else.
    background: color.amber,
    color: color.deep,
    ...typography.note,
    fontWeight: 600,
    whiteSpace: 'pre-line',
    // A file's name may be one long word.
    overflowWrap: 'anywhere',
    '--accent': color.deep,
  },
} satisfies Styles;

export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  const classes = useStyles(problemStyles);
  return (
    <p className={classes.root} id={id}>
      <Icon name="warning" />
      {/* An element, because React cannot change plain text that a translating browser has replaced. */}
      <span>{children}</span>
    </p>
  );
}
