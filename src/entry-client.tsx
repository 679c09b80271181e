import createCache from '@emotion/cache';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { SiteContext } from './components/SiteContext.ts';
import { StyleContext, type AddStyle } from './components/useStyle.ts';
import { defaultSite, type Site } from './content/company.ts';
import { findRoute } from './routes.tsx';

// It adopts the style that the server wrote. No vendor prefixes: the browsers that run modules need none.
const cache = createCache({ key: 'css', stylisPlugins: [] });

const addStyle: AddStyle = (style, selector) => {
  if (!(style.name in cache.inserted)) cache.insert(selector, style, cache.sheet, true);
};

void hydrate();

/** Not a top-level await: the pages import this chunk, and would wait for it while it waits for them. */
async function hydrate() {
  const page = await findRoute(window.location.pathname).load();
  hydrateRoot(
    document,
    <StyleContext value={addStyle}>
      <SiteContext value={readSite()}>
        <BrowserRouter>
          <App firstPage={page} />
        </BrowserRouter>
      </SiteContext>
    </StyleContext>,
  );
}

/** The operator's settings, as the server wrote them into the head. */
function readSite(): Site {
  const { name, origin, email, phone } = document.querySelector<HTMLElement>('meta[name="site"]')?.dataset ?? {};
  return {
    name: name ?? defaultSite.name,
    origin: origin ?? defaultSite.origin,
    email: email ?? defaultSite.email,
    phone: phone ?? defaultSite.phone,
  };
}
