import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maxFileBytes, maxFiles } from '../../src/content/contact.ts';
import { mostUploads } from '../../src/server/contact/uploads.ts';

const megabytes = (mostUploads * maxFiles * maxFileBytes) / 1024 ** 2;

it('the operators’ README and the examples have room for the largest uploads', () => {
  expect(readFileSync('src/server/README.md', 'utf8')).toContain(`a \`tmpfs\` of ${megabytes} MB`);
  expect(readFileSync('test/nginx/compose.yaml', 'utf8')).toContain(`/tmp:mode=1777,size=${megabytes}m`);
  expect(readFileSync('.github/kubernetes.yaml', 'utf8')).toContain(`sizeLimit: ${megabytes}Mi`);
});
