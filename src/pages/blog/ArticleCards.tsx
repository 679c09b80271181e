import articleSprite from 'drawings:articles';
import { Drawing } from '../../components/Drawing.tsx';
import { Hidden } from '../../components/Hidden.tsx';
import { wrapGrid } from '../../components/layouts.ts';
import { articles as allArticles, blog, type Article } from '../../content/pages/blog.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { font, lettering, linkUnderline, media, mutedColor, size, typography } from '../../theme.ts';
import { ArticleByline, ArticleCategoryLine } from './ArticleLines.tsx';
import { categoryLabel } from './blog-filter.ts';

/** Spans the row below drawing, category and title. */
const belowTitle = { [media.phone]: { gridColumn: '1 / -1' } } as const;

const styles = {
  list: [
    wrapGrid.list,
    {
      '--cell-width': 'max(290px, 100% / 3 - 1px)',
      [media.upToLaptop]: { '--cell-width': 'max(290px, 50% - 1px)' },
    },
  ],
  card: [
    wrapGrid.cell,
    {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      paddingBottom: '16px',
      // The drawing is at the right of category and title.
      [media.phone]: {
        display: 'grid',
        gridTemplate: 'auto 1fr / minmax(80px, clamp(104px, 32%, 240px)) minmax(min-content, 1fr)',
        columnGap: '16px',
      },
    },
  ],
  title: { margin: '10px 0 12px' },
  excerpt: { ...typography.note, width: '100%', marginBottom: '20px', color: mutedColor, ...belowTitle },
  /** Buttons that look like links, because framed buttons would outweigh the articles. */
  readMore: {
    minHeight: size.target,
    padding: 0,
    justifySelf: 'start',
    borderRadius: size.radius,
    marginTop: '8px',
    fontWeight: 600,
    lineHeight: '1.25rem',
    fontStretch: font.control,
    textDecoration: 'underline 1px',
    textUnderlineOffset: '5px',
    '&:hover': linkUnderline,
    ...belowTitle,
    [media.print]: { display: 'none' },
  },
} satisfies Styles;

const drawingStyle: Style = {
  maxWidth: '560px',
  marginBottom: '22px',
  // Keeps the labels of the drawings at 12 px or more in three columns.
  [media.upToLaptop]: { fontSize: lettering.more },
  [media.upToUprightTablet]: { '--labels': 'hidden' },
  [media.phone]: { gridRow: '1 / 3', margin: 0 },
};

const bylineStyle: Style = { marginTop: 'auto', ...belowTitle };

/** Articles side by side in ruled cells, each with its drawing. */
export function ArticleCards({ articles }: { articles: readonly Article[] }) {
  const classes = useStyles(styles);
  return (
    <ul className={classes.list}>
      {articles.map((article) => (
        <li key={article.id} className={classes.card}>
          <Drawing sprite={articleSprite} name={article.image} style={drawingStyle} />
          <ArticleCategoryLine number={numberOf(article)}>{categoryLabel(article.category)}</ArticleCategoryLine>
          <h3 className={classes.title}>{article.title}</h3>
          <p className={classes.excerpt}>{article.excerpt}</p>
          <ArticleByline article={article} style={bylineStyle} />
          <button type="button" className={classes.readMore}>
            {blog.readMore}
            <Hidden>{`: ${article.title}`}</Hidden>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the position of an article in the order of publication, across categories. The content has the newest first. */
const numberOf = (article: Article): number => allArticles.length - allArticles.indexOf(article);
