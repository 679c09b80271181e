import request from 'supertest';
import { expect, it } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import { render } from '../../src/entry-server.tsx';
import { appWith, recordedLog } from '../support/test-app.ts';

/** A site whose name throws. The header reads it, so a component throws while React renders. */
const brokenSite = {
  ...defaultSite,
  get name(): string {
    throw new Error('the sign fell off');
  },
};

it('a page that throws is logged and answered with a 500 page that needs no other file and shows no details', async () => {
  const { log, lines } = recordedLog();
  const app = appWith({ render: (view) => render(view, brokenSite, []), log });
  // The second request proves that the process goes on.
  await request(app).get('/').expect(500);
  const { text, headers } = await request(app).get('/').expect(500).expect('Content-Type', /html/);
  expect(text).toContain('<h1>Unexpected Application Error!</h1><p>500 Internal Server Error</p>');
  expect(text).toContain('href="/contact?service=emergency&amp;urgency=emergency"');
  expect(text).toContain('<meta name="color-scheme" content="only light">');
  expect(text).not.toMatch(/src=|stylesheet|sign fell off|at .*\.tsx?/);
  expect(headers['cache-control']).toBe('no-store');
  const err = expect.objectContaining({ message: 'the sign fell off', stack: expect.any(String) });
  expect(lines).toContainEqual(expect.objectContaining({ err }));
});
