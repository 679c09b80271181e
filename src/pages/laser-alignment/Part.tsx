import type { ReactNode } from 'react';
import { openingSign } from '../../components/Faq.tsx';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { mutedColor, rule, size, typography } from '../../theme.ts';

const styles = {
  root: { ...openingSign.entry, borderTop: rule.cell },
  title: { ...typography.strong, ...openingSign.summary, minHeight: size.target, padding: '10px 0' },
  /** Not so wide that the eye loses the way from a label to its field. */
  content: { display: 'grid', gap: '4px', maxWidth: '34rem', padding: '0 0 20px' },
  hint: { ...typography.small, color: mutedColor, paddingBottom: '4px' },
} satisfies Styles;

interface PartProps {
  title: string;
  hint: string;
  /** Whether it is open at first, because the address has something in it. */
  isOpen: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Fields that open where they are wanted. */
export function Part({ title, hint, isOpen, onToggle, children }: PartProps) {
  const classes = useStyles(styles);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)} className={classes.root}>
      <summary className={classes.title}>{title}</summary>
      <div className={classes.content}>
        <p className={classes.hint}>{hint}</p>
        {children}
      </div>
    </details>
  );
}
