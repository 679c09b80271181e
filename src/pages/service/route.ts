import { createElement } from 'react';
import type { ServicePageContent } from '../../content/service-page-content.ts';
import type { Page } from '../../page.ts';
import { ServicePage } from './ServicePage.tsx';

/** The page of a service. Its slug is also its value in the contact form and the name of its drawing. */
export function createPage(slug: string, content: ServicePageContent): Page {
  return {
    Component: () => createElement(ServicePage, { slug, content }),
    summary: content.summary,
    facts: { serviceLead: content.lead, questions: content.questions },
  };
}
