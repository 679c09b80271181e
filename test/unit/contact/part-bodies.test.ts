import { expect, it } from 'vitest';
import { withBodies } from '../../../src/contact/server/part-bodies.ts';

const head = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;

async function* chunksOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}

it.each<[string, string, string, number]>([
  ['has its bodies', `${head('a')}x\r\n${head('b')}y\r\n--b--\r\n`, `${head('a')}x\r\n${head('b')}y\r\n--b--\r\n`, 2],
  ['lacks the first body', `${head('a')}${head('b')}y\r\n--b--\r\n`, `${head('a')}\r\n${head('b')}y\r\n--b--\r\n`, 2],
  ['lacks the last body', `${head('a')}x\r\n${head('b')}--b--\r\n`, `${head('a')}x\r\n${head('b')}\r\n--b--\r\n`, 2],
  ['has empty bodies', `${head('a')}\r\n${head('b')}\r\n--b--`, `${head('a')}\r\n${head('b')}\r\n--b--`, 2],
  ['has empty lines in a body', `${head('a')}\r\n\r\n\r\n\r\n--b--`, `${head('a')}\r\n\r\n\r\n\r\n--b--`, 1],
  ['has almost a boundary in a body', `${head('a')}\r\n\r\n--a\r\n--b--`, `${head('a')}\r\n\r\n--a\r\n--b--`, 1],
  [
    'has words around it',
    `One.\r\n\r\n${head('a')}x\r\n--b--\r\nTwo.\r\n\r\n`,
    `One.\r\n\r\n${head('a')}x\r\n--b--\r\nTwo.\r\n\r\n`,
    1,
  ],
  ['is broken off', `${head('a')}x\r\n--b\r\nContent-`, `${head('a')}x\r\n--b\r\nContent-`, 1],
  ['is empty', '', '', 0],
])('a form that %s comes out whole, in chunks of any size', async (_name, sent, expected, count) => {
  for (let size = 1; size <= sent.length + 1; size += 1) {
    let heads = 0;
    const chunks: Buffer[] = [];
    for await (const chunk of withBodies(chunksOf(sent, size), 'b', () => (heads += 1))) chunks.push(chunk);
    expect([Buffer.concat(chunks).toString(), heads], `chunks of ${size}`).toEqual([expected, count]);
  }
});

it('what cannot be a boundary is not held', async () => {
  const sent = ['--b\r\nA: a\r\n\r\n', 'x', '\r', '\n', 'y', '\r\n--', '\r'];
  const passed: string[] = [];
  const chunks = (async function* () {
    for (const text of sent) yield Buffer.from(text);
  })();
  for await (const chunk of withBodies(chunks, 'b', () => {})) passed.push(chunk.toString());
  expect(passed.filter((text) => text !== '')).toEqual(['--b', '\r\nA: a\r\n', '\r\n', 'x', '\r\ny', '\r\n--', '\r']);
});
