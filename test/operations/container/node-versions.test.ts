import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { engines } from '../../../package.json';
import { found } from '../../support/read-html.ts';
import { imageCommand, startProgram, stopServer } from '../../support/server/server-process.ts';

/** The oldest supported versions, and the newest one that the tests know. */
const versions = [...(engines.node.match(/\d+\.\d+\.\d+/g) ?? []), '26'];

/** Downloads a version of Node.js with npm and returns the path of its program. */
function install(version: string): string {
  const print = ['node', '--print', 'process.execPath'];
  return execFileSync('npm', ['exec', '--yes', `--package=node@${version}`, '--', ...print], {
    encoding: 'utf8',
  }).trim();
}

it.each(versions)(
  "the image's command serves pages and files on Node %s, and stops when it is asked to",
  async (version) => {
    const server = await startProgram([install(version), ...imageCommand()], { GRACE_PERIOD: '0' });
    const home = await (await fetch(server.base)).text();
    expect(home).toMatch(/<\/html>$/);
    for (const path of ['/contact', '/readyz', ...found(home, /(\/assets\/[\w.-]+\.js)/g)])
      expect((await fetch(server.base + path)).status, path).toBe(200);
    expect(await stopServer(server)).toBe(0);
  },
);
