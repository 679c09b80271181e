import { once } from 'node:events';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import { openServer } from '../open-server.ts';
import { openSocket } from './raw-socket.ts';
import { servedMain, styleHashSource } from './read-html.ts';
import { builtApp } from './test-app.ts';

const app = builtApp();

describe('a form that is posted before its script runs', () => {
  it('gets 405 and a page of the site that says that nothing was sent', async () => {
    const { text, headers } = await request(app)
      .post('/contact')
      .type('form')
      .send({ firstName: 'Dana', message: 'my-secret' })
      .expect(405)
      .expect('Allow', 'GET, HEAD')
      .expect('Content-Type', 'text/html; charset=utf-8');
    expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(text).toContain('<h1>Nothing was sent</h1>');
    expect(text).toContain('Back button brings the form as it was');
    expect(text).toContain(`href="mailto:${defaultSite.email}"`);
    expect(text).toContain('aria-label="Main"');
    expect(text).not.toMatch(/Dana|my-secret/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
  });

  it('is told how to reach the company as the operator set it', async () => {
    const env = { SITE_EMAIL: 'crew@example.org', SITE_PHONE: '+1 507 555 0100' };
    const { text } = await request(builtApp(env)).post('/contact');
    expect(servedMain(text)).toContain('href="mailto:crew@example.org"');
    expect(servedMain(text)).toContain('href="tel:+15075550100"');
  });

  it('gets a page that no search engine lists and that runs no script', async () => {
    const { text, headers } = await request(app).post('/contact');
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain('rel="canonical"');
    // At this address the site's script would replace the page by the form.
    expect(text).not.toMatch(/<script|modulepreload/);
    expect(headers['content-security-policy']).toContain(styleHashSource(text));
  });

  it('does not depend on the query, which may hold what was entered', async () => {
    const plain = await request(app).post('/contact');
    const other = await request(app).post('/contact?service=emergency&firstName=my-secret').expect(405);
    expect(other.text).toBe(plain.text);
  });

  it('changes nothing in the form for those who come after', async () => {
    const before = await request(app).get('/contact').expect(200);
    await request(app).post('/contact').expect(405);
    await request(app).post('/contact').expect(405);
    const after = await request(app).get('/contact').expect(200);
    expect(after.text).toBe(before.text);
    await request(app).head('/contact').expect(200);
  });

  it('is answered before its body has come, which is not read', async () => {
    const { server, port } = await openServer(app);
    onTestFinished(() => void server.close());
    const { socket } = await openSocket(port);
    onTestFinished(() => void socket.destroy());
    socket.write('POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n');
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 405 /);
  });

  it.each(['put', 'patch', 'delete', 'options'] as const)('%s has no such page', async (method) => {
    const { text } = await request(app)[method]('/contact').expect(405).expect('Allow', 'GET, HEAD');
    expect(text).toBe('405 Method Not Allowed\n');
  });

  it.each(['/', '/about', '/nowhere', '/contact/x'])('%s cannot be posted to either', async (path) => {
    const { text } = await request(app).post(path).expect(405).expect('Allow', 'GET, HEAD');
    expect(text).toBe('405 Method Not Allowed\n');
  });
});
