import createCache from '@emotion/cache';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import type { Site } from './content/company/company.ts';
import { loadPage, pagePath } from './routes.tsx';
import { SiteContext } from './SiteContext.ts';
import { className, StyleContext, type AddStyle } from './styles/useStyles.ts';
// Only the server's style names the font; the import makes it part of the browser build.
import './fonts/lettering.woff2?url';

// Inserts the styles of later pages. In development too it does so by `insertRule` (`speedy`), because the policy forbids
// <style> elements with an unknown text.
const cache = createCache({ key: 's', stylisPlugins: [], speedy: true });
// The page has the styles that the server wrote. Emotion's own way to take them over (`data-emotion`) would move their element,
// and the browser would lay out the whole page again.
const served = document.querySelector('#style')?.textContent.matchAll(/\.s(\w+)/g) ?? [];
for (const [, name = ''] of served) cache.inserted[name] = true;

const addStyle: AddStyle = (style) => {
  if (!(style.name in cache.inserted)) cache.insert(`.${className(style)}`, style, cache.sheet, true);
};

const root = document.querySelector<HTMLElement>('#root');

// A timeout, so that the start is a task of its own: between tasks the browser answers the visitor. React DOM is evaluated in a third one,
// when `start` imports it; its code is here already, in the router's file (`vite.config.ts`). A top-level `await` instead would hang:
// this module would wait for a page, and the page for this module's file, from which it imports.
setTimeout(start);

async function start() {
  // A web archive or a saved file shows the document at another path. There it stays as it was served.
  const isElsewhere = () => pagePath(window.location.pathname) !== root?.dataset.path;
  if (isElsewhere()) return;
  // Until the page is hydrated, Back and Forward change the address only, if the document has been reloaded.
  const onPopState = () => isElsewhere() && window.location.reload();
  window.addEventListener('popstate', onPopState);
  const site: Site = JSON.parse(document.querySelector('#settings')?.textContent ?? '');
  const [{ hydrateRoot }, page] = await Promise.all([import('react-dom/client'), loadPage(window.location.pathname)]);
  /** The site. When it is hydrated, it follows Back and Forward itself. */
  const Hydrated = () => {
    useLayoutEffect(() => window.removeEventListener('popstate', onPopState), []);
    useEffect(() => {
      void runAnalytics(site);
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
  // As a transition it is done in slices of 5 ms, between which the browser answers the visitor.
  if (root) startTransition(() => void hydrateRoot(root, app));
}

/**
 * Runs the operator's analytics script (ANALYTICS_FILE) once the page is hydrated and visible, but not in a browser that sends Global
 * Privacy Control. The privacy text says the same.
 */
async function runAnalytics({ analytics }: Site): Promise<void> {
  if (!analytics || navigator.globalPrivacyControl) return;
  // The visitor may never see a prerendered page.
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  // The security policy names the hosts of scripts. Trusted Types still block HTML and code in texts.
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
  const script = document.createElement('script');
  script.src = analytics;
  document.head.append(script);
}
