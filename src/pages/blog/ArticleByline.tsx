import type { Article } from '../../content/pages/blog.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { mutedColor, rule, typography } from '../../theme.ts';

const base: Style = {
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  width: '100%',
  paddingTop: '10px',
  borderTop: rule.cell,
  color: mutedColor,
};

export interface ArticleBylineProps {
  article: Article;
  /** Its place. */
  styles?: Styles<'root'> | undefined;
}

/** Shows the author, the reading time and the date of an article. */
export function ArticleByline({ article, styles }: ArticleBylineProps) {
  return (
    <p className={useStyle(base, styles?.root)}>
      <span>{article.author}</span> <span>{article.readTime}</span>{' '}
      <time dateTime={article.publishDate}>{article.publishDateText}</time>
    </p>
  );
}
