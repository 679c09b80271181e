import { css } from '@emotion/react';
import { ActionField } from '../components/ActionField.tsx';
import { ArticleCards } from '../components/ArticleCards.tsx';
import { Button } from '../components/Button.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { CategoryLinks } from '../components/CategoryLinks.tsx';
import { FeaturedArticle } from '../components/FeaturedArticle.tsx';
import { NoArticles } from '../components/NoArticles.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Section } from '../components/Section.tsx';
import { useStyle } from '../components/useStyle.ts';
import { articles, blog } from '../content/blog.ts';
import { categoryQuery, describeResult, filterArticles, readCategory } from '../lib/blog-filter.ts';
import { media, size } from '../theme.ts';
import type { Page, PageProps } from './page.ts';

export const page: Page = { summary: blog.summary, Content: BlogPage, query: [categoryQuery] };

const listStyle = css({
  '& > .load-more': { padding: `28px ${size.cell}` },
  [media.phone]: { '& > .load-more': { padding: `20px ${size.cellPhone}`, '& button': { width: '100%' } } },
  [media.print]: { '& > .load-more': { display: 'none' } },
});

function BlogPage({ search }: PageProps) {
  const category = readCategory(search);
  const shown = filterArticles(articles, category);
  return (
    <>
      <Section label="Introduction">
        <PageHead title={blog.heading} lead={blog.lead}>
          <ActionField label={blog.search.label} type="search">
            <Button kind="solid">{blog.search.action}</Button>
          </ActionField>
        </PageHead>
      </Section>
      <Section labelledBy="featured">
        <FeaturedArticle />
      </Section>
      <Section labelledBy="articles" className={useStyle(listStyle)}>
        <h2 id="articles" className="visually-hidden">
          {blog.listHeading}
        </h2>
        <CategoryLinks chosen={category} />
        <output className="visually-hidden">{describeResult(articles, category)}</output>
        {shown.length > 0 ? <ArticleCards shown={shown} /> : <NoArticles />}
        {shown.length > 0 && (
          <div className="load-more">
            <Button>{blog.loadMore}</Button>
          </div>
        )}
      </Section>
      <CallToAction title={blog.newsletter.heading} text={blog.newsletter.text}>
        <ActionField label={blog.newsletter.label} type="email" autoComplete="email">
          <Button kind="amber">{blog.newsletter.action}</Button>
        </ActionField>
      </CallToAction>
    </>
  );
}
