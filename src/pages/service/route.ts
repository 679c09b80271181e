import { createElement } from 'react';
import type { ServicePageContent } from '../../content/services/service-page.ts';
import type { Page } from '../../page.ts';
import { ServicePage } from './ServicePage.tsx';

/** Makes the page of a service from its content. */
export function createPage(content: ServicePageContent): Page {
  const { service, lead, questions } = content;
  return {
    Component: () => createElement(ServicePage, { content }),
    summary: { name: service.title, ...content.summary },
    serviceLead: lead,
    questions,
  };
}
