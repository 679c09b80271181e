import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import { render } from '../../src/entry-server.tsx';
import { appWith, recordedLog } from '../support/test-app.ts';

/** A site whose name throws: the header reads it, so a component throws while React renders. */
const brokenSite = {
  ...defaultSite,
  get name(): string {
    throw new Error('the sign fell off');
  },
};

describe('a page that throws', () => {
  const { log, lines } = recordedLog();
  const app = appWith({
    render: (view) => render(view, brokenSite, []),
    log,
  });

  it('answers 500 with a page that needs nothing else and tells nothing of the inside', async () => {
    const answer = await request(app).get('/').expect(500).expect('Content-Type', /html/);
    expect(answer.text).toContain('<h1>Unexpected Application Error!</h1><p>500 Internal Server Error</p>');
    expect(answer.text).toContain('href="/contact?service=emergency&amp;urgency=emergency"');
    expect(answer.text).toContain('<meta name="color-scheme" content="only light">');
    expect(answer.text).not.toMatch(/src=|stylesheet|sign fell off|at .*\.tsx?/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is logged in full, and the process lives on', async () => {
    await request(app).get('/').expect(500);
    expect(lines).toContainEqual(
      expect.objectContaining({
        err: expect.objectContaining({ message: 'the sign fell off', stack: expect.any(String) }),
      }),
    );
  });
});
