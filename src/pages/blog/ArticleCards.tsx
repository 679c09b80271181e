import { css } from '@emotion/react';
import articleSprite from 'drawings:articles';
import { articles, blog, type Article } from '../../content/blog.ts';
import { categoryLabel } from './blog-filter.ts';
import { color, columnLines, heading, media, rule, size } from '../../theme.ts';
import { ArticleByline } from './ArticleByline.tsx';
import { ArticleCategoryLine } from './ArticleCategoryLine.tsx';
import { Button } from '../../components/Button.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css(columnLines, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBottom: rule.cell,
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: `28px ${size.cell} 20px`,
    borderRight: rule.cell,
    // Rows have their rule above, and the list one below: so that one reaches across under a last row that is not full.
    borderTop: rule.cell,
    marginTop: '-1px',
    background: color.paper,
    '&:nth-of-type(3n)': { borderRight: 0 },
    '& > svg': { marginBottom: '22px' },
    '& > p': { width: '100%' },
  },
  '& h3': { ...heading, margin: '10px 0 12px', fontSize: '31px', lineHeight: 1.03 },
  // In three columns the labels in the drawings would be smaller than 12 px.
  [media.belowWide]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li': { '&:nth-of-type(n)': { borderRight: rule.cell }, '&:nth-of-type(2n)': { borderRight: 0 } },
    '& > li > svg': { fontSize: '14px' },
  },
  [media.narrow]: { '& > li > svg': { '--labels': 'hidden' } },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'clamp(104px, 32%, 240px) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '16px',
      padding: `22px ${size.cellPhone} 12px`,
      '&:nth-of-type(n)': { borderRight: 0 },
      // Beside category and title.
      '& > svg': { gridRow: '1 / 3', margin: 0 },
    },
    '& h3': { margin: '4px 0 10px', fontSize: '24px' },
  },
});

const excerptStyle = css({
  marginBottom: '20px',
  fontSize: '16px',
  color: color.steel7,
  [media.phone]: { gridColumn: '1 / -1', margin: '6px 0 14px', maxWidth: '47em' },
});

const bylineStyle = css({ width: '100%', marginTop: 'auto', [media.phone]: { gridColumn: '1 / -1' } });

const readMoreStyle = css({
  // A button that reads as a link: six framed ones would outweigh the articles.
  '& > button, & > button:hover': {
    minHeight: size.target,
    padding: 0,
    border: 0,
    marginTop: '8px',
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '5px',
  },
  '& > button:hover': { textDecoration: `underline ${color.amber} 3px` },
  [media.phone]: { gridColumn: '1 / -1', '& > button, & > button:hover': { marginTop: '4px' } },
  [media.print]: { display: 'none' },
});

/** The articles side by side in ruled cells, each with its drawing. */
export function ArticleCards({ shown }: { shown: readonly Article[] }) {
  const listClass = useStyle(style);
  const excerptClass = useStyle(excerptStyle);
  const bylineClass = useStyle(bylineStyle);
  const readMoreClass = useStyle(readMoreStyle);
  return (
    <ul className={listClass}>
      {shown.map((article) => (
        <li key={article.id}>
          <Drawing sprite={articleSprite} name={article.image} />
          <ArticleCategoryLine number={numberOf(article)}>{categoryLabel(article.category)}</ArticleCategoryLine>
          <h3>{article.title}</h3>
          <p className={excerptClass}>{article.excerpt}</p>
          <div className={bylineClass}>
            <ArticleByline article={article} />
          </div>
          <div className={readMoreClass}>
            <Button>
              {blog.readMore}
              <span className="visually-hidden">: {article.title}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Its place in order of publication, whatever the category shown: the newest stands first in the content. */
function numberOf(article: Article): number {
  return articles.length - articles.indexOf(article);
}
