import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { found, servedHead } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp({ SITE_ORIGIN: 'https://www.example.com', SITE_NAME: 'A & B "Millwrights"' });
const paths = [...pagePaths];

describe('metadata', () => {
  it.each(paths)('%s has one of each in its head, and one h1', async (path) => {
    const { text } = await request(app).get(path);
    const head = servedHead(text);
    expect(found(head, /<title>([^<]*)<\/title>/g)).toHaveLength(1);
    expect(found(head, /<meta name="description" content="([^"]*)"/g)).toHaveLength(1);
    expect(found(head, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`https://www.example.com${path}`]);
    expect(found(head, /<meta name="color-scheme" content="([^"]*)"/g)).toEqual(['only light']);
    expect(found(text, /<(h1)[ >]/g)).toHaveLength(1);
    expect(found(head, /<(style) /g)).toHaveLength(1);
    expect(found(text, /(<style)/g)).toHaveLength(1);
    expect(text).not.toMatch(/<[^>]+ style="/);
    expect(text).not.toMatch(/<script(?![^>]* src=)(?![^>]*ld\+json)/);
  });

  it('gives every page a title and a description of its own', async () => {
    const heads = await Promise.all(paths.map(async (path) => (await request(app).get(path)).text));
    const titles = heads.flatMap((text) => found(text, /<title>([^<]*)<\/title>/g));
    const descriptions = heads.flatMap((text) => found(text, /<meta name="description" content="([^"]*)"/g));
    expect(new Set(titles).size).toBe(paths.length);
    expect(new Set(descriptions).size).toBe(paths.length);
  });

  it('hands the operator’s settings to the browser, escaped', async () => {
    const { text } = await request(app).get('/');
    expect(text).toContain('content="A &amp; B &quot;Millwrights&quot;" data-name="A &amp; B &quot;Millwrights&quot;"');
  });
});
