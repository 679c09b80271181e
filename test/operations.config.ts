import { defineConfig } from 'vitest/config';
import { drawingSprites } from '../src/build/drawing-sprites.ts';
import { socialCards } from '../src/build/social-cards.ts';

/**
 * Configures the tests that take long or need other programs: `npm run test:alerts`, `test:container`, `test:engines`, `test:nginx`,
 * `test:relay`, `test:html` and `soak`. They test the build.
 */
export default defineConfig({
  plugins: [drawingSprites(), socialCards()],
  test: {
    include: ['test/{alerts,container,engines,nginx,relay,soak}/*.test.ts', 'test/html-checker.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
    // Node 20 needs this flag for its WebSocket.
    execArgv: ['--experimental-websocket'],
    expect: { poll: { timeout: 15_000 } },
    disableConsoleIntercept: true,
  },
});
