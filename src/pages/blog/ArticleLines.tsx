import { css } from '@emotion/react';
import type { Article } from '../../content/blog.ts';
import { color, font, rule } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

const categoryStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: 1.3,
  fontStretch: font.control,
  color: color.steel7,
  '& svg': { flex: 'none', width: '34px', height: '30px' },
  '& path': { fill: 'none', stroke: color.ink, strokeWidth: 1.9 },
  '& text': { fill: color.ink, fontSize: '15px', fontWeight: 700, fontStretch: font.condensed },
});

/** The article's number in a revision triangle, as on a drawing, and its category. */
export function ArticleCategoryLine({ number, children }: { number: number; children: string }) {
  return (
    <p className={useStyle(categoryStyle)}>
      <svg viewBox="0 0 34 30" aria-hidden>
        <path d="M17 2L32 28H2Z" />
        <text x="17" y="24" textAnchor="middle">
          {number}
        </text>
      </svg>
      {children}
    </p>
  );
}

const bylineStyle = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  paddingTop: '10px',
  borderTop: rule.cell,
  fontSize: '15px',
  color: color.steel7,
});

/** Who wrote the article, how long it reads, when it appeared. */
export function ArticleByline({ article }: { article: Article }) {
  return (
    <p className={useStyle(bylineStyle)}>
      <span>{article.author}</span> <span>{article.readTime}</span>{' '}
      <time dateTime={article.publishDate}>{article.publishDateText}</time>
    </p>
  );
}

const tagsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 8px',
  fontSize: '15px',
  lineHeight: 1.4,
  fontStretch: font.control,
  '& li': { padding: '3px 10px', border: rule.block },
});

export function ArticleTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={useStyle(tagsStyle)} aria-label="Subjects">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
