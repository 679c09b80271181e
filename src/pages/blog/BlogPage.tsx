import { Button } from '../../components/Button.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Hero } from '../../components/Hero.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { articles, blog } from '../../content/pages/blog.ts';
import type { Page, PageProps } from '../../page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, rule, ruledColumns, space, typography, visuallyHidden } from '../../theme.ts';
import { ArticleCards } from './ArticleCards.tsx';
import { blogQuery, describeResult, filterArticles, readCategory } from './blog-filter.ts';
import { CategoryButtons } from './CategoryButtons.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';
import { FieldWithButton } from './FieldWithButton.tsx';

const styles = {
  /** Replaces the articles of an empty category. */
  empty: { padding: `${space.head} ${space.cell}`, background: ruledColumns },
  emptyTitle: { ...typography.sideTitle, marginBottom: '16px' },
  emptyHint: { ...typography.lead, maxWidth: '28em', color: mutedColor },
  loadMore: {
    padding: `${space.row} ${space.cell}`,
    borderTop: rule.cell,
    // The button is as wide as the section.
    [media.phone]: { display: 'grid' },
  },
} satisfies Styles;

function BlogPage({ search }: PageProps) {
  const classes = useStyles(styles);
  const category = readCategory(search);
  const filtered = filterArticles(articles, category);
  return (
    <>
      <Hero
        name={blog.summary.name}
        title={blog.heading}
        lead={blog.lead}
        actions={<FieldWithButton label={blog.search.label} action={blog.search.action} type="search" />}
      />
      <Section titleId="featured">
        <FeaturedArticle />
      </Section>
      <Section titleId="articles">
        <SectionTitle title={blog.listHeading} style={visuallyHidden} />
        <CategoryButtons chosen={category} />
        <output>{describeResult(articles, category)}</output>
        {filtered.length > 0 ? (
          <ArticleCards articles={filtered} />
        ) : (
          <div className={classes.empty}>
            <h3 className={classes.emptyTitle}>{blog.empty.title}</h3>
            <p className={classes.emptyHint}>{blog.empty.hint}</p>
          </div>
        )}
        <div data-screen className={classes.loadMore}>
          <Button>{blog.loadMore}</Button>
        </div>
      </Section>
      <CallToAction name="Newsletter" title={blog.newsletter.heading} text={blog.newsletter.text}>
        <FieldWithButton label={blog.newsletter.label} action={blog.newsletter.action} type="email" />
      </CallToAction>
    </>
  );
}

export const { Component, summary, query } = {
  Component: BlogPage,
  summary: blog.summary,
  query: blogQuery,
} satisfies Page;
