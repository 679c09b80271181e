import express from 'express';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../../../src/server/operations/http-server.ts';
import { listen } from '../../support/server/open-server.ts';
import { openSocket, sendRaw, statuses } from '../../support/server/raw-socket.ts';

it('requests and responses are those of the Express app', async () => {
  const app = express().get('/', ({ ip, query }, response) => void response.json({ ip, query }));
  const { body } = await request(createHttpServer(app)).get('/?a=b').expect(200);
  expect(body).toEqual({ ip: expect.stringContaining('127.0.0.1'), query: { a: 'b' } });
});

/** Opens a connection to an app that answers each request at once with its address. */
async function openEcho() {
  const server = createHttpServer(express().use(({ url }, response) => void response.end(url)));
  onTestFinished(() => void server.close());
  const port = await listen(server);
  return { port, ...(await openSocket(port)) };
}

it('addresses that no browser sends reach the app', async () => {
  const { port, socket } = await openEcho();
  socket.destroy();
  for (const path of ['//a@[/', '/x.svg']) {
    const answer = await sendRaw(port, `GET ${path}#y HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toContain(`${path}%23y`);
  }
});

const head = (lines: string) => `GET / HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`;

it.each([
  ['two Host fields', head('Host: x\r\nHost: y')],
  ['two equal Host fields', head('Host: x\r\nhost: x')],
  ['no Host field', head('X: x')],
  ['an empty Host', head('Host:')],
  ['a list of hosts', head('Host: x, y')],
  ['a Host with a user name', head('Host: a@x')],
  ['a Host with a path', head('Host: x/y')],
  ['a Host with a space', head('Host: x y')],
  ['two lengths', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
])('a request with %s is answered with 400', async (_name, text) => {
  const { port, socket } = await openEcho();
  socket.destroy();
  expect(statuses(await sendRaw(port, text))).toEqual(['400']);
});

it.each(['x', 'www.example.com:8080', '127.0.0.1', '[::1]:3000', 'EXAMPLE.com.'])(
  'a request may name the host %s',
  async (host) => {
    const { port, socket } = await openEcho();
    socket.destroy();
    expect(statuses(await sendRaw(port, head(`Host: ${host}`)))).toEqual(['200']);
  },
);

it('a request of HTTP/1.0 needs no host', async () => {
  const { port, socket } = await openEcho();
  socket.destroy();
  expect(statuses(await sendRaw(port, 'GET / HTTP/1.0\r\n\r\n'))).toEqual(['200']);
});

const post = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
const mebibyte = `100000\r\n${'x'.repeat(1024 ** 2)}\r\n`;

it('what a client sends after its answer is dropped, and the connection can be used again', async () => {
  const { socket, received } = await openEcho();
  socket.write(post);
  await expect.poll(() => statuses(received())).toEqual(['200']);
  socket.write(`${mebibyte.repeat(50)}0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n`);
  await expect.poll(() => statuses(received())).toEqual(['200', '200']);
  socket.destroy();
});
