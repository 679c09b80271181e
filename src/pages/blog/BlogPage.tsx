import { Button } from '../../components/Button.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Hero } from '../../components/Hero.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import { articles, blog } from '../../content/pages/blog.ts';
import type { PageProps } from '../../page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, rule, space, visuallyHidden } from '../../theme.ts';
import { ArticleCards } from './ArticleCards.tsx';
import { describeResult, filterArticles, readCategory } from './blog-filter.ts';
import { CategoryButtons } from './CategoryButtons.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';
import { FieldWithButton } from './FieldWithButton.tsx';
import { NoArticles } from './NoArticles.tsx';

const styles = {
  result: visuallyHidden,
  loadMore: {
    padding: `${space.row} ${space.cell}`,
    borderTop: rule.cell,
    // The button is as wide as the section.
    [media.phone]: { display: 'grid' },
  },
} satisfies Styles;

const titleStyles = { root: visuallyHidden } satisfies Styles;

export function BlogPage({ search }: PageProps) {
  const classes = useStyles(styles);
  const category = readCategory(search);
  const shown = filterArticles(articles, category);
  return (
    <>
      <Hero
        name={blog.summary.name}
        title={blog.heading}
        lead={blog.lead}
        actions={<FieldWithButton label={blog.search.label} type="search" action={blog.search.action} kind="solid" />}
      />
      <Section titleId="featured">
        <FeaturedArticle />
      </Section>
      <Section titleId="articles">
        <SectionTitle title={blog.listHeading} styles={titleStyles} />
        <CategoryButtons chosen={category} />
        <output className={classes.result}>{describeResult(articles, category)}</output>
        {shown.length > 0 ? <ArticleCards shown={shown} /> : <NoArticles />}
        <div data-screen className={classes.loadMore}>
          <Button>{blog.loadMore}</Button>
        </div>
      </Section>
      <CallToAction name="Newsletter" title={blog.newsletter.heading} text={blog.newsletter.text}>
        <FieldWithButton
          label={blog.newsletter.label}
          type="email"
          autoComplete="email"
          action={blog.newsletter.action}
          kind="amber"
        />
      </CallToAction>
    </>
  );
}
