import { claims } from '../company/claims.ts';
import { practice } from '../company/practice.ts';
import type { PageContent } from '../page-parts.ts';

export type ArticleCategory = 'maintenance' | 'safety' | 'technology' | 'industry';

/** The values of the category buttons; `all` shows every article. */
export type CategoryFilter = 'all' | ArticleCategory;

/** An article in the list. Its text is not published yet. */
export interface Article {
  id: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  readTime: string;
  /** ISO date, for `<time dateTime>` and sorting. */
  publishDate: string;
  /** The same date as printed, independent of any locale. */
  publishDateText: string;
  /** A role, because the site names no persons. */
  author: string;
  /** Name of the article's drawing. */
  image: string;
  /** Whether the article is the one above the grid, which no category hides. */
  featured?: true;
  tags: readonly string[];
}

export interface BlogContent extends PageContent {
  search: { label: string; action: string };
  featuredHeading: string;
  listHeading: string;
  /** Label of the group of category buttons. */
  filterLabel: string;
  readArticle: string;
  readMore: string;
  loadMore: string;
  empty: { title: string; hint: string };
  newsletter: { heading: string; label: string; action: string; text: string };
}

/** The categories in the order of the buttons. */
export const blogCategories: readonly { value: CategoryFilter; label: string }[] = [
  { value: 'all', label: 'All Posts' },
  { value: 'maintenance', label: 'Maintenance Tips' },
  { value: 'safety', label: 'Safety Protocols' },
  { value: 'technology', label: 'Equipment Technology' },
  { value: 'industry', label: 'Industry Insights' },
];

export const featuredArticle: Article = {
  id: 'vibration-spectrum',
  title: 'What a peak at twice shaft speed is telling you',
  excerpt:
    'Misalignment, looseness and an uneven motor air gap can each raise a peak near 2x. On a two-pole motor at 3,570 rpm, twice shaft speed is 7,140 cpm and twice line frequency is 7,200 cpm, only 60 cpm away. We show how to tell them apart: finer resolution, phase readings across the coupling, and what vanishes the moment you cut the power.',
  category: 'technology',
  readTime: '12 min read',
  publishDate: '2024-03-19',
  publishDateText: 'March 19, 2024',
  author: 'Reliability technician',
  image: 'vibration-spectrum',
  featured: true,
  tags: ['vibration', 'alignment', 'motors'],
};

/** The six articles of the grid, newest first. */
export const articles: readonly Article[] = [
  {
    id: 'group-lockout',
    title: 'Closing a group lockout with three trades on one machine',
    excerpt:
      'Everyone on the job hangs a personal lock and tag on the hasp at the disconnect. Shift change is the weak spot: the oncoming crew hangs its locks before the outgoing crew takes its locks off. A tally next to the switch shows whose locks are on.',
    category: 'safety',
    readTime: '6 min read',
    publishDate: '2024-03-12',
    publishDateText: 'March 12, 2024',
    author: 'Site safety lead',
    image: 'group-lockout',
    tags: ['lockout/tagout', 'shift change'],
  },
  {
    id: 'soft-foot',
    title: 'Measure soft foot before you move the motor',
    excerpt: `With the machine locked out, tighten all four feet, set an indicator on one and loosen its bolt. If it rises more than ${practice.softFootLimit}, that’s soft foot. A parallel gap takes a full shim. A foot that touches at one corner needs a stepped shim or a trip to the milling machine.`,
    category: 'maintenance',
    readTime: '8 min read',
    publishDate: '2024-03-05',
    publishDateText: 'March 5, 2024',
    author: 'Alignment technician',
    image: 'soft-foot',
    tags: ['soft foot', 'shims', 'alignment'],
  },
  {
    id: 'take-up',
    title: 'Read the boot take-up in June, run the leg in September',
    excerpt:
      'Measure the screw travel left on both sides of the boot and write it on the housing with the date. A new belt eats up travel fast for a few weeks, then slowly. When the rate picks up again, look at the splice and the carcass before harvest does it for you.',
    category: 'maintenance',
    readTime: '5 min read',
    publishDate: '2024-02-27',
    publishDateText: 'February 27, 2024',
    author: 'Conveyor millwright',
    image: 'take-up',
    tags: ['bucket elevator', 'take-up', 'harvest'],
  },
  {
    id: 'tapered-bearing',
    title: 'Two clearance readings for every tapered-bore roller bearing',
    excerpt:
      'With the machine locked out, turn the bearing, measure internal clearance with feelers, drive it up the sleeve, then measure again. The manufacturer’s table gives the reduction for the bore and clearance class. On a 1:12 taper, 0.001 in of clearance is roughly 0.015 in of drive-up, so the nut goes farther than most people expect.',
    category: 'maintenance',
    readTime: '7 min read',
    publishDate: '2024-02-20',
    publishDateText: 'February 20, 2024',
    author: 'Lead millwright',
    image: 'tapered-bearing',
    tags: ['bearings', 'adapter sleeve', 'clearance'],
  },
  {
    id: 'hiring-gap',
    title: `What ${claims.unfilledPositions} open millwright jobs do to a shutdown date`,
    excerpt:
      'A shutdown that needs twelve journeymen slips when you can only find nine. We sort the list into work that takes a journeyman, work a helper can do under one, and work you can do with the line running. The crew you have to find is usually smaller than the list suggests.',
    category: 'industry',
    readTime: '6 min read',
    publishDate: '2024-02-13',
    publishDateText: 'February 13, 2024',
    author: 'Staffing planner',
    image: 'hiring-gap',
    tags: ['staffing', 'shutdown planning'],
  },
  {
    id: 'seven-day-shutdown',
    title: 'A seven-day shutdown around one regrouted base',
    excerpt:
      'Two days to lift the machine and chip to sound concrete, one to form, level and pour. Then the epoxy decides. Grout that carries load after a day at 75\u00a0°F can need three at 60\u00a0°F, so put heaters, blankets and a slab thermometer on the plan ahead of the pump.',
    category: 'industry',
    readTime: '9 min read',
    publishDate: '2024-02-06',
    publishDateText: 'February 6, 2024',
    author: 'Shutdown planner',
    image: 'seven-day-shutdown',
    tags: ['epoxy grout', 'critical path', 'shutdown planning'],
  },
];

export const blog: BlogContent = {
  summary: {
    name: 'Blog',
    title: 'Millwright blog',
    description:
      'Shop-floor articles by Minnesota millwrights: vibration, soft foot, group lockout, take-ups, tapered-bore bearings, staffing and shutdown plans.',
    keywords: ['millwright blog', 'soft foot', 'vibration analysis', 'group lockout', 'shutdown planning'],
  },
  heading: 'Notes from our jobs',
  lead: 'Our millwrights on what they measured, what it meant and what they changed.',
  search: { label: 'Search articles', action: 'Search' },
  featuredHeading: 'Featured article',
  listHeading: 'All articles',
  filterLabel: 'Article categories',
  readArticle: 'Read Article',
  readMore: 'Read More',
  loadMore: 'Load More Articles',
  empty: {
    title: 'No articles found',
    hint: 'Try selecting a different category or check back later for new content.',
  },
  newsletter: {
    heading: 'Shop notes by e-mail',
    label: 'E-mail address',
    action: 'Subscribe Now',
    text: `Join ${claims.subscribers} industrial professionals. Unsubscribe anytime.`,
  },
};
