import { notSent } from '../../content/not-sent.ts';
import type { Page } from '../page.ts';
import { NotSentPage } from './NotSentPage.tsx';

export const page: Page = { summary: notSent.summary, Component: NotSentPage, noindex: true };
