import type { Article } from '../../content/pages/blog.ts';
import { asRoot, useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, mutedColor, rule, typography } from '../../theme.ts';

const categoryStyles = {
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
  const classes = useStyles(categoryStyles);
  return (
    <p className={classes.root}>
      <span aria-hidden className={classes.number}>
        {number}
      </span>
      {` ${children}`}
    </p>
  );
}

const bylineStyles = {
  root: {
    ...typography.small,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 16px',
    width: '100%',
    paddingTop: '10px',
    borderTop: rule.cell,
    color: mutedColor,
  },
} satisfies Styles;

/** The author, the reading time and the date of an article. */
export function ArticleByline({ article, style }: { article: Article; style?: Style }) {
  const classes = useStyles(bylineStyles, asRoot(style));
  return (
    <p className={classes.root}>
      <span>{article.author}</span> <span>{article.readTime}</span>{' '}
      <time dateTime={article.publishDate}>{article.publishDateText}</time>
    </p>
  );
}
