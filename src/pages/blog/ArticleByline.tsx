import type { Article } from '../../content/pages/blog.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { quiet, rule, type } from '../../theme.ts';

const base: Style = {
  ...type.small,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  width: '100%',
  paddingTop: '10px',
  borderTop: rule.cell,
  color: quiet,
};

export interface ArticleBylineProps {
  article: Article;
  /** Its place. */
  style?: Style;
}

/** Shows the author, the reading time and the date of an article. */
export function ArticleByline({ article, style }: ArticleBylineProps) {
  return (
    <p className={useStyle(base, style)}>
      <span>{article.author}</span> <span>{article.readTime}</span>{' '}
      <time dateTime={article.publishDate}>{article.publishDateText}</time>
    </p>
  );
}
