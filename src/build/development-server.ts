import type { Plugin } from 'vite';

/** Serves the app in development (`npm run dev`). Vite loads it from the sources for each request, so that every edit shows. */
export function developmentServer(): Plugin {
  return {
    name: 'development-server',
    apply: 'serve',
    configureServer: (vite) => () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          const { createDevelopmentApp } = await vite.ssrLoadModule('/src/build/development-app.ts');
          request.url = request.originalUrl;
          createDevelopmentApp()(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
