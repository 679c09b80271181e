import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { lasting, rawRequest } from '../support/raw-request.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();

describe('status', () => {
  it.each([...pagePaths])('%s answers 200 with the page', async (path) => {
    const answer = await request(app).get(path).expect(200).expect('Content-Type', 'text/html; charset=utf-8');
    expect(answer.text).toMatch(/^<!DOCTYPE html><html lang="en">/);
  });

  it.each([
    '/no-such-page',
    // A redirect would only lead to another missing page.
    '/no-such-page/',
    '/industries/Nuclear',
    '/services/x',
    '/blog/x',
    '/index.html',
    '/assets/none.js',
    '/__proto__',
    '/caf%C3%A9',
    '//evil.example',
    // Malformed.
    '/%',
    '/%C3%28',
    '/industries/%zz?q=1',
    '/about\\',
  ])('%s answers 404 with the 404 page', async (path) => {
    const { status, body } = await rawRequest(app, path);
    expect(status).toBe(404);
    expect(body.toString()).toMatch(/<h1[^>]*>Page Not Found</);
  });

  it.each(['post', 'put', 'patch', 'delete', 'options'] as const)('%s on a page answers 405', async (method) => {
    await request(app)[method]('/about').expect(405).expect('Allow', 'GET, HEAD');
  });

  it.each([
    ['/about/', '/about'],
    ['/ABOUT', '/about'],
    ['/services//laser-alignment/', '/services/laser-alignment'],
    ['/Contact/?service=Emergency&urgency=x', '/contact?service=Emergency&urgency=x'],
    ['///', '/'],
    ['/services/laser%2Dalignment', '/services/laser-alignment'],
  ])('%s leads by 308 to %s', async (path, target) => {
    await request(app).get(path).set('Host', 'evil.example').expect(308).expect('Location', target);
  });

  it.each(['/', '/contact', '/no-such-page', '/about/', '/%'])('HEAD %s equals GET without a body', async (path) => {
    const headers = { 'Accept-Encoding': 'br' };
    const get = await rawRequest(app, path, { headers });
    const head = await rawRequest(app, path, { headers, method: 'HEAD' });
    expect(head.status).toBe(get.status);
    expect(lasting(head)).toEqual(lasting(get));
    expect(head.body).toHaveLength(0);
  });
});
