import { expect, it } from 'vitest';
import { buildSprite } from '../../../src/build/drawing-sprites.ts';
import { isShared } from '../../../vite.config.ts';

it('a sprite is the same when its paths have the separator of Windows', () => {
  const paths = ['machines/foot', 'machines/motor-and-pump', 'dials/rim-and-face'].map((path) => `${path}.svg`);
  const sprite = buildSprite('alignment', paths);
  const onWindows = paths.map((path) => path.replace('/', '\\'));
  expect(buildSprite('alignment', onWindows)).toEqual(sprite);
  expect([...sprite.sizes.keys()]).toEqual(['alignment/dials', 'alignment/machines']);
});

it.each([
  ['src/layout/Footer.tsx', true],
  ['src/pages/about/AboutPage.tsx', false],
  ['src/content/services/crane/page.ts', false],
  ['src/content/services/crane/service.ts', true],
])('%s is in the file that all pages share (%s), also with the separator of Windows', (path, isInFile) => {
  expect([isShared(path), isShared(path.replaceAll('/', '\\'))]).toEqual([isInFile, isInFile]);
});
