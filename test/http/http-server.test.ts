import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../src/server/http-server.ts';

it('requests and responses have the prototypes of the Express app from the start', async () => {
  const app = express().get('/', ({ ip, query }, response) => void response.json({ ip, query }));
  const server = createHttpServer(app);
  const prototypes: unknown[] = [];
  server.prependListener('request', (...created) =>
    prototypes.push(...created.map((one) => Object.getPrototypeOf(one))),
  );
  const { body } = await request(server).get('/?a=b').expect(200);
  expect(body).toEqual({ ip: expect.stringContaining('127.0.0.1'), query: { a: 'b' } });
  expect(prototypes).toHaveLength(2);
  expect(prototypes[0]).toBe(app.request);
  expect(prototypes[1]).toBe(app.response);
});
