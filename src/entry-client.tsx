import createCache from '@emotion/cache';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import type { Site } from './content/company/company.ts';
import { loadPage, pagePath } from './routes.tsx';
import { SiteContext } from './SiteContext.ts';
import { className, StyleContext, type AddStyle } from './styles/useStyles.ts';
// Only the server's style names the font. The import adds the font to the browser build.
import './fonts/lettering.woff2?url';

// Inserts the styles of later pages, also in development by `insertRule` (`speedy`), because the policy forbids <style>
// elements with unknown text.
const cache = createCache({ key: 's', stylisPlugins: [], speedy: true });
// Marks the styles in the served page as inserted. Emotion's way to adopt served styles (`data-emotion`) would move the style
// element, and the browser would lay out the page again.
const served = document.querySelector('#style')?.textContent.matchAll(/\.s(\w+)/g) ?? [];
for (const [, name = ''] of served) cache.inserted[name] = true;

const addStyle: AddStyle = (style) => {
  if (!(style.name in cache.inserted)) cache.insert(`.${className(style)}`, style, cache.sheet, true);
};

const root = document.querySelector<HTMLElement>('#root');

// The timeout makes the start a separate task: between tasks the browser can respond to the visitor. `start` evaluates React
// DOM in a further task by importing it; the code is already in the router's file (`vite.config.ts`).
setTimeout(start);

async function start() {
  // After a reload, Back and Forward only change the address until the page is hydrated.
  const onPopState = () => pagePath(window.location.pathname) !== root?.dataset.path && window.location.reload();
  window.addEventListener('popstate', onPopState);
  const site: Site = JSON.parse(document.querySelector('#settings')?.textContent ?? '');
  const [{ hydrateRoot }, page] = await Promise.all([import('react-dom/client'), loadPage(window.location.pathname)]);
  /** The site. After hydration the site handles Back and Forward. */
  const Hydrated = () => {
    useLayoutEffect(() => window.removeEventListener('popstate', onPopState), []);
    useEffect(() => {
      runAnalytics(site);
    }, []);
    return <App firstPage={page} />;
  };
  const app = (
    <StyleContext value={addStyle}>
      <SiteContext value={site}>
        <BrowserRouter useTransitions={false}>
          <Hydrated />
        </BrowserRouter>
      </SiteContext>
    </StyleContext>
  );
  // A transition hydrates in slices of 5 ms, between which the browser can respond to the visitor.
  // React tells an error that a boundary catches to the console alone. Scripts that watch for errors hear of this one as well.
  if (root) startTransition(() => void hydrateRoot(root, app, { onCaughtError: reportError }));
}

/**
 * Runs the operator's analytics script (ANALYTICS_FILE) once the page is hydrated, but not in a browser that sends Global
 * Privacy Control. The privacy text says the same.
 */
function runAnalytics({ analytics }: Site): void {
  if (!analytics || navigator.globalPrivacyControl) return;
  // The security policy names the hosts of scripts. Trusted Types still block HTML and code in texts.
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
  const script = document.createElement('script');
  script.src = analytics;
  document.head.append(script);
}
