import { contact } from '../../content/contact.ts';
import type { Page } from '../../page.ts';
import { contactQuery } from './contact-query.ts';
import { ContactPage } from './ContactPage.tsx';

export const page: Page = { summary: contact.summary, Component: ContactPage, query: contactQuery };
