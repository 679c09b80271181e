import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, mutedColor, typography } from '../../theme.ts';

const styles = {
  root: {
    ...typography.small,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    color: mutedColor,
    fontWeight: 600,
  },
  number: {
    minWidth: '32px',
    padding: '3px 6px',
    border: '2px solid',
    color: color.ink,
    fontWeight: 700,
    textAlign: 'center',
  },
} satisfies Styles;

/** The article's number in a box, like the sheet number of a drawing, and its category. */
export function ArticleCategoryLine({ number, children }: { number: number; children: string }) {
  const classes = useStyles(styles);
  return (
    <p className={classes.root}>
      <span aria-hidden className={classes.number}>
        {number}
      </span>
      {` ${children}`}
    </p>
  );
}
