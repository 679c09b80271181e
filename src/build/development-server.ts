import type { Plugin } from 'vite';

/**
 * `npm run dev`: the same app as in production, loaded through Vite so that every edit shows: in place, and on a page that
 * is static, where nothing can be lost, by a reload that `entry-development.ts` makes when it is told of an edit.
 */
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
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) server.environments.client.hot.send('site:edited');
    },
    // A route hands the content's summary to the head, and is no component that Fast Refresh could take. Without this an
    // edit of a word would reload the page; so the component alone shows it.
    transform: {
      filter: { id: /\/pages\/[\w-]+\/[\w-]*route\.ts$/ },
      handler: (code) => `${code}\nimport.meta.hot?.accept();\n`,
    },
  };
}
