import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, media, rule, space, typography } from '../../theme.ts';
import { Caption } from './Caption.tsx';
import type { Check } from './checks.ts';

/** With room for more lines, so that nothing below moves when the words change. */
const cell = {
  minHeight: '5.8rem',
  padding: `12px ${space.cell}`,
  borderBottom: rule.cell,
  [media.phone]: { minHeight: '8.9rem' },
  [media.print]: { minHeight: 0, padding: '2px 8px 2px 14px', '& > dt': { fontSize: '9pt' } },
} as const;

const printedText = { [media.print]: { fontSize: '9.5pt', lineHeight: 1.2 } } as const;

const styles = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderTop: rule.cell,
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', fontSize: '10pt' },
  },
  check: { ...cell, '& > dd': { ...typography.note, ...printedText } },
  warning: {
    ...cell,
    boxShadow: `inset 6px 0 ${color.ink}, inset 12px 0 ${color.amber}`,
    '& > dd': { ...typography.note, fontWeight: 600, ...printedText },
  },
} satisfies Styles;

/** Lists what was measured and what was assumed. A warning is bold, and has a bar. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const classes = useStyles(styles);
  return (
    <>
      <Caption title={calculator.checks.caption} />
      <dl className={classes.list}>
        {checks.map(({ name, text, isWarning }) => (
          <div key={name} className={isWarning ? classes.warning : classes.check}>
            <dt>{name}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
