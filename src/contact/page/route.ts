import { contact } from '../../content/pages/contact.ts';
import type { Page } from '../../page.ts';
import { contactQuery } from '../link.ts';
import { ContactPage } from './ContactPage.tsx';

export const page: Page = { summary: contact.summary, Component: ContactPage, query: contactQuery };
