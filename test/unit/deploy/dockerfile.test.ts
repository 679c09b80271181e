import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { found } from '../../support/read-html.ts';

it('only the stage that runs is of the target’s platform, because an emulated npm crashes', () => {
  const text = readFileSync('Dockerfile', 'utf8');
  const ofTarget = new Set(found(text, /^FROM (?!--platform=\$BUILDPLATFORM )\S+ AS (\w+)$/gm));
  // These are built upon a stage of the build's platform.
  const derived = found(text, /^FROM install AS (\w+)$/gm);
  expect([...ofTarget].filter((stage) => !derived.includes(stage))).toEqual(['run']);
  expect(text).toMatch(/^FROM --platform=\$BUILDPLATFORM \S+ AS install$/m);
});
