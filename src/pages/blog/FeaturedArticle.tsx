import featuredSprite from 'drawings:featured';
import { Button } from '../../components/Button.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import { articles, blog, featuredArticle } from '../../content/pages/blog.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { lettering, media, mutedColor, rule, space, typography } from '../../theme.ts';
import { ArticleByline, ArticleCategoryLine } from './ArticleLines.tsx';
import { categoryLabel } from './blog-filter.ts';

const styles = {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // Side by side the labels of the drawing would be smaller than 12 px.
    [media.upToLaptop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  figure: {
    display: 'grid',
    alignItems: 'center',
    padding: '32px 28px',
    [media.upToUprightTablet]: { padding: '24px 16px 16px' },
    [media.print]: { borderBottom: rule.cell },
  },
  text: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '20px',
    padding: `40px ${space.cell}`,
    // The button is as wide as the text.
    [media.phone]: { alignItems: 'stretch' },
  },
  excerpt: { width: '100%', maxWidth: '47em', color: mutedColor },
  tags: { ...typography.small, display: 'flex', flexWrap: 'wrap', gap: '6px 8px' },
  tag: { padding: '3px 10px', border: rule.block },
} satisfies Styles;

const drawingStyle: Style = {
  fontSize: lettering.more,
  [media.upToUprightTablet]: { fontSize: lettering.much },
  [media.phone]: { '--labels': 'hidden' },
};

/** The article above the list, in every category. */
export function FeaturedArticle() {
  const classes = useStyles(styles);
  const { title, excerpt, category, tags, image } = featuredArticle;
  return (
    <div className={classes.root}>
      <div className={classes.figure} data-ground="ink">
        <Drawing
          sprite={featuredSprite}
          name={image}
          label="Vibration spectrum, velocity over orders of shaft speed, with its highest peak at twice shaft speed"
          style={drawingStyle}
        />
      </div>
      <div className={classes.text}>
        <ArticleCategoryLine number={articles.length + 1}>
          {`${blog.featuredHeading}, ${categoryLabel(category)}`}
        </ArticleCategoryLine>
        <SectionTitle title={title} style={typography.sideTitle} />
        <p className={classes.excerpt}>{excerpt}</p>
        <ul aria-label="Subjects" className={classes.tags}>
          {tags.map((tag) => (
            <li key={tag} className={classes.tag}>
              {tag}
            </li>
          ))}
        </ul>
        <ArticleByline article={featuredArticle} />
        <Button kind="solid">{blog.readArticle}</Button>
      </div>
    </div>
  );
}
