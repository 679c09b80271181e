import { createElement } from 'react';
import type { IndustryPageContent } from '../../content/industries/industry-page.ts';
import type { Page } from '../../page.ts';
import { IndustryPage } from './IndustryPage.tsx';

/** Makes the page of an industry from its content. */
export function createPage(content: IndustryPageContent): Page {
  return {
    Component: () => createElement(IndustryPage, { content }),
    summary: { name: content.industry.title, ...content.summary },
    questions: content.questions,
  };
}
