import { expect, it } from 'vitest';
import { validHost } from '../../../src/server/http-server.ts';

it.each(['x', 'www.example.com:8080', '127.0.0.1', '[::1]:3000', 'EXAMPLE.com.'])('%s is a valid Host', (host) => {
  expect(host).toMatch(validHost);
});

it.each([
  ['a list of hosts', 'x, y'],
  ['a host with a user name', 'a@x'],
  ['a host with a path', 'x/y'],
  ['a host with a space', 'x y'],
])('%s is no valid Host', (_name, host) => {
  expect(host).not.toMatch(validHost);
});
