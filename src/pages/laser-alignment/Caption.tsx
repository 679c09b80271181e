import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, rule, space, typography } from '../../theme.ts';

const styles = {
  root: {
    padding: `${space.row} ${space.cell} 12px`,
    borderTop: rule.frame,
    // In one line, so that all of the calculator is one sheet.
    [media.print]: {
      display: 'flex',
      gap: '12px',
      alignItems: 'baseline',
      padding: '6px 8px 2px',
      borderTop: rule.block,
    },
  },
  title: { [media.print]: { fontSize: '13pt' } },
  note: { ...typography.small, marginTop: '4px', color: mutedColor, [media.print]: { marginTop: 0, fontSize: '9pt' } },
} satisfies Styles;

/** The title of a table or a list of the calculator, and a line about what it is for. */
export function Caption({ title, note }: { title: string; note?: string }) {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <h3 className={classes.title}>{title}</h3>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
