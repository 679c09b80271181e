import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { SiteContext } from './components/SiteContext.ts';
import { className, StyleContext, type AddStyle } from './components/useStyle.ts';
import { defaultSite, type Site } from './content/company.ts';
import { findRoute } from './routes.tsx';
import { noteServedDocument } from './served-document.ts';

// The server wrote the styles of this page. Those of later pages come into a sheet of their own, as Emotion's nested
// text: browsers nest by themselves since 2023, and Emotion's cache with its compiler would be 6 kB after brotli.
const known = new Set(document.querySelector('style[data-emotion]')?.getAttribute('data-emotion')?.split(' '));
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

const addStyle: AddStyle = (style) => {
  if (known.has(style.name)) return;
  known.add(style.name);
  sheet.insertRule(`.${className(style)}{${style.styles}}`, sheet.cssRules.length);
};

void hydrate();

/** Not a top-level await: the pages import this chunk, and would wait for it while it waits for them. */
async function hydrate() {
  const route = findRoute(window.location.pathname);
  // In development every page's code is there, so that an edit of it shows at once.
  const page = route.interactive || import.meta.env.DEV ? await route.load() : undefined;
  const bringBack = noteServedDocument();
  hydrateRoot(
    document,
    <StyleContext value={addStyle}>
      <SiteContext value={readSite()}>
        <BrowserRouter>
          <App firstPage={page} />
        </BrowserRouter>
      </SiteContext>
    </StyleContext>,
    {
      onRecoverableError(error) {
        reportError(error);
        bringBack();
      },
    },
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
