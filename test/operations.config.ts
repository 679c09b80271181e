import { defineConfig } from 'vitest/config';

/** The tests that take their time: `npm run test:nginx` and `npm run soak`. They run the build. */
export default defineConfig({
  test: {
    include: ['test/nginx/nginx.test.ts', 'test/soak.test.ts'],
    testTimeout: 900_000,
    disableConsoleIntercept: true,
  },
});
