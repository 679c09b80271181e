import { startTransition } from 'react';
import { BrowserRouter } from 'react-router';
// After React, or the packages' file compresses worse: 150 bytes, more than the contact page has left to its limit.
import createCache from '@emotion/cache';
import { App } from './App.tsx';
import type { Site } from './content/company.ts';
import { findRoute } from './routes.tsx';
import { noteServedDocument } from './served-document.ts';
import { SiteContext } from './SiteContext.ts';
import { className, StyleContext, type AddStyle } from './useStyle.ts';

// Inserts the styles of later pages. Always by `insertRule`, in development too: the policy allows empty <style> elements,
// and no text in them that it does not know.
const cache = createCache({ key: 'css', stylisPlugins: [], speedy: true });
// What the server wrote is there. Emotion 11's own adoption (`data-emotion`) would put that element in anew, and the browser
// would style and lay out the whole page a second time: 20 ms on a desk, 80 on a phone.
const served = document.querySelector<HTMLElement>('style[data-names]')?.dataset.names?.split(' ') ?? [];
for (const name of served) cache.inserted[name] = true;

const addStyle: AddStyle = (style) => {
  if (!(style.name in cache.inserted)) cache.insert(`.${className(style)}`, style, cache.sheet, true);
};

void hydrate();

/** Not a top-level await: the pages import this chunk, and would wait for it while it waits for them. */
async function hydrate() {
  const route = findRoute(window.location.pathname);
  const page = route.static ? undefined : await route.load();
  // Evaluated in a task of its own, so that the browser can answer the visitor before it: on a phone the contact page
  // blocks for 0 ms instead of 34, the home page for 0 instead of 54.
  await new Promise((resolve) => setTimeout(resolve));
  const { hydrateRoot } = await import('react-dom/client');
  const bringBack = noteServedDocument();
  const root = (
    <StyleContext value={addStyle}>
      <SiteContext value={readSite()}>
        <BrowserRouter>
          <App firstPage={page} />
        </BrowserRouter>
      </SiteContext>
    </StyleContext>
  );
  const onRecoverableError = (error: unknown) => {
    reportError(error);
    bringBack();
  };
  // As a transition it is done in slices of 5 ms, between which the browser answers the visitor.
  startTransition(() => {
    hydrateRoot(document, root, { onRecoverableError });
  });
}

/** The operator's settings, as the server wrote them into the head. */
function readSite(): Site {
  const {
    name = '',
    origin = '',
    email = '',
    phone = '',
    live,
    analytics,
  } = document.querySelector<HTMLElement>('meta[name="site"]')?.dataset ?? {};
  return { name, origin, email, phone, live: live !== undefined, ...(analytics && { analytics }) };
}
