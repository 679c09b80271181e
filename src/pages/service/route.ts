import { createElement } from 'react';
import { serviceNames } from '../../content/services/service-names.ts';
import type { ServicePageContent } from '../../content/services/service-page.ts';
import type { Page } from '../../page.ts';
import { ServicePage } from './ServicePage.tsx';

/** The page of a service. Its slug is also its value in the contact form and the name of its drawing. */
export function createPage(slug: string, content: ServicePageContent): Page {
  const name = Object.values(serviceNames).find((service) => service.slug === slug)?.title ?? slug;
  return {
    Component: () => createElement(ServicePage, { slug, name, content }),
    summary: { name, ...content.summary },
    serviceLead: content.lead,
    questions: content.questions,
  };
}
