import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media } from '../../theme.ts';

const styles = {
  root: { display: 'none', [media.print]: { display: 'flex', gap: '12px', padding: '0 12px 12px' } },
  blank: { flex: 1, borderBottom: '1px solid', minHeight: '32px' },
} satisfies Styles;

/** Blanks that are filled in by hand, on paper only. */
export function SheetBlanks() {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      {calculator.sheet.blanks.map((name) => (
        <p key={name} className={classes.blank}>
          {name}
        </p>
      ))}
    </div>
  );
}
