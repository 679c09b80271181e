import { useStyles, type Styles } from '../styles/useStyles.ts';
import { rule } from '../theme.ts';

const styles = {
  list: {
    columns: '420px',
    columnGap: '56px',
    '& > li': {
      display: 'flex',
      gap: '18px',
      padding: '12px 0',
      borderTop: rule.cell,
      breakInside: 'avoid',
      // A box to tick on the printed sheet.
      '&::before': {
        content: '""',
        flex: 'none',
        width: '22px',
        height: '22px',
        marginTop: '2px',
        border: '2px solid',
      },
    },
  },
} satisfies Styles;

/** A list of tasks with a box for each, in two columns if there is room. */
export function Checklist({ items }: { items: readonly string[] }) {
  const classes = useStyles(styles);
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
