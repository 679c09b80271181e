import { defineConfig } from 'vitest/config';
import { drawingSprites } from '../src/build/drawing-sprites.ts';
import { socialCards } from '../src/build/social-cards.ts';

/**
 * The tests that take their time or need other programs: `npm run test:container`, `test:nginx`, `test:relay`, `test:html`
 * and `soak`. They run the build.
 */
export default defineConfig({
  plugins: [drawingSprites(), socialCards()],
  test: {
    include: ['test/{container,nginx,relay,soak}/*.test.ts', 'test/html-checker.test.ts'],
    // What is measured by the clock stands alone.
    fileParallelism: false,
    testTimeout: 900_000,
    disableConsoleIntercept: true,
  },
});
