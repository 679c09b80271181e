import { createElement } from 'react';
import { industries } from '../../content/industries/industries.ts';
import type { IndustryPageContent } from '../../content/industries/industry-page.ts';
import type { Page } from '../../page.ts';
import { IndustryPage } from './IndustryPage.tsx';

/** The page of an industry. Its slug is also the name of its drawing and its value in contact links. */
export function createPage(slug: string, content: IndustryPageContent): Page {
  const name = industries.find((industry) => industry.slug === slug)?.title ?? slug;
  return {
    Component: () => createElement(IndustryPage, { slug, name, content }),
    summary: { name, ...content.summary },
    questions: content.questions,
  };
}
