import type { Page } from '../../page.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export const page: Page = {
  summary: {
    name: 'Page Not Found',
    description: 'This address isn’t in our drawing set.',
    keywords: [],
  },
  Component: NotFoundPage,
  noindex: true,
};
