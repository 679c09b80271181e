import type { Plugin } from 'vite';

/** `npm run dev`: the same app as in production, loaded anew through Vite so that every edit shows. */
export function developmentServer(): Plugin {
  return {
    name: 'development-server',
    apply: 'serve',
    configureServer: (vite) => () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          const { createDevelopmentApp } = await vite.ssrLoadModule('/src/server/development.ts');
          request.url = request.originalUrl;
          createDevelopmentApp()(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
