import featuredSprite from 'drawings:featured';
import { Button } from '../../components/Button.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { articles, blog, featuredArticle } from '../../content/blog.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { lettering, media, quiet, rule, space, type } from '../../theme.ts';
import { ArticleByline } from './ArticleByline.tsx';
import { ArticleCategoryLine } from './ArticleCategoryLine.tsx';
import { categoryLabel } from './blog-filter.ts';

const style: Style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  // Side by side the labels in the drawing would be smaller than 12 px.
  [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};

const drawingStyle: Style = {
  display: 'grid',
  alignItems: 'center',
  padding: '32px 28px',
  '& > svg': { fontSize: lettering.more },
  [media.narrow]: { padding: '24px 16px 16px', '& > svg': { fontSize: lettering.much } },
  [media.phone]: { '--labels': 'hidden' },
  [media.print]: { borderBottom: rule.cell },
};

const textStyle: Style = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '20px',
  padding: `40px ${space.cell}`,
  '& > p': { width: '100%' },
  '& > h2': type.subtitle,
  '& > h2 + p': { maxWidth: '47em', color: quiet },
  '& > ul': { ...type.small, display: 'flex', flexWrap: 'wrap', gap: '6px 8px' },
  '& li': { padding: '3px 10px', border: rule.block },
  [media.phone]: { '& > button': { width: '100%' } },
};

/** The article above the list. It is shown for every category. */
export function FeaturedArticle() {
  const { title, excerpt, category, tags, image } = featuredArticle;
  return (
    <article className={useStyle(style)}>
      <div className={useStyle(drawingStyle)} data-ground="ink">
        <Drawing
          sprite={featuredSprite}
          name={image}
          label="Vibration spectrum, velocity over orders of shaft speed, with its highest peak at twice shaft speed"
        />
      </div>
      <div className={useStyle(textStyle)}>
        <ArticleCategoryLine number={articles.length + 1}>
          {`${blog.featuredHeading}, ${categoryLabel(category)}`}
        </ArticleCategoryLine>
        <h2 id="featured">{title}</h2>
        <p>{excerpt}</p>
        <ul aria-label="Subjects">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <ArticleByline article={featuredArticle} />
        <Button kind="solid">{blog.readArticle}</Button>
      </div>
    </article>
  );
}
