import articleSprite from 'drawings:articles';
import { Button } from '../../components/Button.tsx';
import { cellsStyle } from '../../components/cells.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { articles, blog, type Article } from '../../content/blog.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { lettering, marked, media, quiet, size, type } from '../../theme.ts';
import { ArticleByline } from './ArticleByline.tsx';
import { ArticleCategoryLine } from './ArticleCategoryLine.tsx';
import { categoryLabel } from './blog-filter.ts';

const style: Style = {
  '--cell-width': 'max(290px, 100% / 3 - 1px)',
  '& > li': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', paddingBottom: '16px' },
  '& > li > svg': { maxWidth: '560px', marginBottom: '22px' },
  '& h3': { margin: '10px 0 12px' },
  '& > li > p': { width: '100%' },
  '& h3 + p': { ...type.note, marginBottom: '20px', color: quiet },
  '& h3 + p + p': { marginTop: 'auto' },
  // These buttons look like links, because framed ones would outweigh the articles.
  '& button, & button:hover': {
    minHeight: size.target,
    padding: 0,
    border: 0,
    marginTop: '8px',
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '5px',
  },
  '& button:hover': marked,
  // In three columns the labels in the drawings would be smaller than 12 px.
  [media.belowWide]: {
    '--cell-width': 'max(290px, 50% - 1px)',
    '& > li > svg': { fontSize: lettering.more },
  },
  [media.narrow]: { '& > li > svg': { '--labels': 'hidden' } },
  [media.phone]: {
    '& > li': {
      display: 'grid',
      gridTemplate: 'auto 1fr / clamp(104px, 32%, 240px) minmax(0, 1fr)',
      columnGap: '16px',
    },
    // The drawing is at the right of category and title.
    '& > li > svg': { gridRow: '1 / 3', margin: 0 },
    '& h3 ~ *': { gridColumn: '1 / -1' },
  },
  [media.print]: { '& button': { display: 'none' } },
};

/** The articles side by side in ruled cells, each with its drawing. */
export function ArticleCards({ shown }: { shown: readonly Article[] }) {
  return (
    <ul className={useStyle(cellsStyle, style)}>
      {shown.map((article) => (
        <li key={article.id}>
          <Drawing sprite={articleSprite} name={article.image} />
          <ArticleCategoryLine number={numberOf(article)}>{categoryLabel(article.category)}</ArticleCategoryLine>
          <h3>{article.title}</h3>
          <p>{article.excerpt}</p>
          <ArticleByline article={article} />
          <Button>
            {blog.readMore}
            <span className="visually-hidden">: {article.title}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Returns an article's place in the order of publication, in any category. The newest is first in the content. */
const numberOf = (article: Article): number => articles.length - articles.indexOf(article);
