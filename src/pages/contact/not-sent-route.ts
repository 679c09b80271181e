import { notSentTexts } from '../../content/not-sent.ts';
import type { Page } from '../../page.ts';
import { NotSentPage } from './NotSentPage.tsx';

export const page: Page = { summary: notSentTexts.summary, Component: NotSentPage, noindex: true };
