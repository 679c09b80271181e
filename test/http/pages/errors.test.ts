import request from 'supertest';
import { expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { render } from '../../../src/entry-server.tsx';
import { styleHashSource } from '../../support/read-html.ts';
import { appWith, recordedLog } from '../../support/server/test-app.ts';

/** A site whose name throws. The header reads it, so a component throws while React renders. */
const brokenSite = {
  ...defaultSite,
  get name(): string {
    throw new Error('the sign fell off');
  },
};
const { log, lines } = recordedLog();
const broken = appWith({ renderPage: (view) => render(view, brokenSite, []), log });

it('the page for status 500 links to emergency service, loads no file and shows no details', async () => {
  const { text, headers } = await request(broken).get('/about').expect(500).expect('Content-Type', /html/);
  expect(text).toContain('<h1>Unexpected Application Error!</h1><p>500 Internal Server Error</p>');
  expect(text).toContain('href="/contact?service=emergency&amp;urgency=emergency"');
  expect(text).toContain('<meta name="color-scheme" content="only light">');
  expect(text).not.toMatch(/src=|stylesheet|sign fell off|at .*\.tsx?/);
  expect(text.length).toBeLessThan(1500);
  expect(headers['cache-control']).toBe('no-store, no-transform');
  expect(headers).not.toHaveProperty('etag');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain(styleHashSource(text));
});

it('a page that throws is logged with its stack, and the process goes on', async () => {
  for (let turn = 0; turn < 2; turn += 1) await request(broken).get('/').expect(500);
  const err = expect.objectContaining({ message: 'the sign fell off', stack: expect.any(String) });
  expect(lines).toContainEqual(expect.objectContaining({ err }));
});
