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
    // A route passes the summary of its content to the head, and Fast Refresh accepts only components. Without this line an
    // edit of the content would reload the page; with it the page's component shows the edit.
    transform: {
      filter: { id: /\/(pages\/[\w-]+|contact\/page)\/[\w-]*route\.ts$/ },
      handler: (code) => `${code}\nimport.meta.hot?.accept();\n`,
    },
  };
}
