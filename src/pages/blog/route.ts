import { blog } from '../../content/pages/blog.ts';
import type { Page } from '../../page.ts';
import { blogQuery } from './blog-filter.ts';
import { BlogPage } from './BlogPage.tsx';

export const page: Page = { summary: blog.summary, Component: BlogPage, query: blogQuery };
