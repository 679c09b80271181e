import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../src/server/http-server.ts';

it('makes each request and answer with the prototypes of the app, so that Express changes neither', async () => {
  const app = express().get('/', ({ ip, query }, response) => void response.json({ ip, query }));
  const server = createHttpServer(app);
  const prototypes: unknown[] = [];
  server.prependListener('request', (...made) => prototypes.push(...made.map((one) => Object.getPrototypeOf(one))));
  const { body } = await request(server).get('/?a=b').expect(200);
  expect(body).toEqual({ ip: expect.stringContaining('127.0.0.1'), query: { a: 'b' } });
  expect(prototypes).toHaveLength(2);
  expect(prototypes[0]).toBe(app.request);
  expect(prototypes[1]).toBe(app.response);
});
