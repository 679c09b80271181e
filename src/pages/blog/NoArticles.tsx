import { blog } from '../../content/pages/blog.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { mutedColor, ruledColumns, space, typography } from '../../theme.ts';

const styles = {
  root: { padding: `${space.head} ${space.cell}`, background: ruledColumns },
  title: { ...typography.sideTitle, marginBottom: '16px' },
  hint: { ...typography.lead, maxWidth: '28em', color: mutedColor },
} satisfies Styles;

/** Takes the place of the articles when a category has none. */
export function NoArticles() {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <h3 className={classes.title}>{blog.empty.title}</h3>
      <p className={classes.hint}>{blog.empty.hint}</p>
    </div>
  );
}
