import { createElement, type ComponentType } from 'react';
import type { ServicePageContent } from '../../content/services/service-page.ts';
import type { Page } from '../../page.ts';
import { ServicePage } from './ServicePage.tsx';

/** Makes the page of a service from its content, and from a section that only it has. */
export function createPage(content: ServicePageContent, Tool?: ComponentType): Page {
  const { service, lead, questions } = content;
  return {
    Component: () => createElement(ServicePage, { content, tool: Tool && createElement(Tool) }),
    summary: { name: service.title, ...content.summary },
    serviceLead: lead,
    questions,
  };
}
