import type { Article } from '../../content/pages/blog.ts';
import { asRoot, useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { mutedColor, rule, typography } from '../../theme.ts';

const styles = {
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

interface ArticleBylineProps {
  article: Article;
  style?: Style | undefined;
}

/** The author, the reading time and the date of an article. */
export function ArticleByline({ article, style }: ArticleBylineProps) {
  const classes = useStyles(styles, asRoot(style));
  return (
    <p className={classes.root}>
      <span>{article.author}</span> <span>{article.readTime}</span>{' '}
      <time dateTime={article.publishDate}>{article.publishDateText}</time>
    </p>
  );
}
