import { css } from '@emotion/react';
import featuredSprite from 'drawings:featured';
import { articles, blog, featuredArticle } from '../../content/blog.ts';
import { categoryLabel } from './blog-filter.ts';
import { color, heading, media, rule, size } from '../../theme.ts';
import { ArticleByline } from './ArticleByline.tsx';
import { ArticleCategoryLine } from './ArticleCategoryLine.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import { Button } from '../../components/Button.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  // Side by side the labels in the drawing would be smaller than 12 px.
  [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const drawingStyle = css({
  display: 'grid',
  alignItems: 'center',
  padding: '40px 40px 32px 28px',
  '& > svg': { fontSize: '15px' },
  [media.belowWide]: { padding: '32px 40px 24px 20px' },
  [media.narrow]: { padding: '24px 16px 16px', '& > svg': { fontSize: '18px' } },
  [media.phone]: { '--labels': 'hidden' },
  [media.print]: { borderBottom: rule.cell },
});

const textStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '20px',
  padding: `40px ${size.cell}`,
  '& > p': { width: '100%' },
  '& > h2': { ...heading, fontSize: 'clamp(40px, 4.2vw, 60px)', lineHeight: 0.97 },
  [media.phone]: { padding: `28px ${size.cellPhone} 32px`, gap: '16px', '& > button': { width: '100%' } },
});

const excerptStyle = css({ maxWidth: '47em', color: color.steel7 });

/** The article above the list, which no category hides. */
export function FeaturedArticle() {
  const { title, excerpt, category, tags, image } = featuredArticle;
  return (
    <article className={useStyle(style)}>
      <div className={`ink ${useStyle(drawingStyle)}`}>
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
        <p className={useStyle(excerptStyle)}>{excerpt}</p>
        <ArticleTags tags={tags} />
        <ArticleByline article={featuredArticle} />
        <Button kind="solid">{blog.readArticle}</Button>
      </div>
    </article>
  );
}
