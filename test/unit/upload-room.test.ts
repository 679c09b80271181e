import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maxFileBytes, maxFiles } from '../../src/content/contact.ts';
import { mostUploads } from '../../src/server/contact/uploads.ts';

const megabytes = (mostUploads * maxFiles * maxFileBytes) / 1024 ** 2;

it('the README and the compose example have the room that the limits of uploads come to', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`a \`tmpfs\` of ${megabytes} MB`);
  expect(readFileSync('test/nginx/compose.yaml', 'utf8')).toContain(`/tmp:mode=1777,size=${megabytes}m`);
});
