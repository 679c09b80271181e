import { EventEmitter } from 'node:events';
import type { SerializedStyles } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter, useLocation } from 'react-router';
import { App } from './App.tsx';
import { ButtonLink } from './components/ButtonLink.tsx';
import { Hero } from './components/Hero.tsx';
import { readReference, sentPath } from './contact/addresses.ts';
import { Reference, RefusedRequestContext } from './contact/page/FormMessages.tsx';
import type { RefusedRequest } from './contact/rules.ts';
import { deliveryTexts, formNotices, sentTexts } from './contact/texts.ts';
import type { Site } from './content/company/company.ts';
import { formPath } from './content/company/contact-links.ts';
import type { Page } from './page.ts';
import { documentEnd, documentStart } from './render/document.ts';
import { globalStyle } from './render/global-style.ts';
import { loadPage } from './routes.tsx';
import { SiteContext } from './SiteContext.ts';
import { StyleContext } from './styles/useStyles.ts';

/** A page and its address. */
export interface PageView {
  page: Page;
  path: string;
  /** Only the query values that the page reads, in the page's order: addresses with the same `search` show the same. */
  search: string;
}

export interface Rendering {
  html: Buffer;
  /** The text of the page's only style. The security policy has its hash. */
  style: string;
}

/**
 * Renders a page to a complete HTML document. The result depends only on the arguments. Rejects with the error that a page throws.
 *
 * @param scripts the addresses of the scripts that hydrate the page. Without scripts the page stays as served.
 * @param refused a refused contact request, which the form shows again.
 */
export async function render(
  { page, path, search }: PageView,
  site: Site,
  scripts: readonly string[],
  refused?: RefusedRequest,
): Promise<Rendering> {
  const styles = new Map<string, SerializedStyles>([[globalStyle.name, globalStyle]]);
  const root = await renderFully(
    <StyleContext value={(style) => styles.set(style.name, style)}>
      <SiteContext value={site}>
        <RefusedRequestContext value={refused}>
          <StaticRouter location={path + search}>
            <App firstPage={page} />
          </StaticRouter>
        </RefusedRequestContext>
      </SiteContext>
    </StyleContext>,
  );
  const { html: start, style } = documentStart({ page, path, site, scripts, styles });
  return { html: Buffer.concat([start, ...root, documentEnd]), style };
}

/**
 * Renders an element completely to chunks of HTML. The pages have no Suspense, so React could not send anything earlier. Rejects with
 * the error that a component throws.
 */
const renderFully = (element: ReactElement) =>
  new Promise<readonly Uint8Array[]>((resolve, reject) => {
    const output = new ChunkList();
    output.once('finish', () => resolve(output.chunks));
    const { pipe } = renderToPipeableStream(element, { onAllReady: () => pipe(output), onError: reject });
  });

/**
 * The stream for React's output. Not a `Writable`: on Node 24, but not on 20 or 22, objects that a `Writable` references survive
 * the short garbage collections, even unused. A `Writable` also closes after its end, which React reports as an error.
 */
class ChunkList extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly chunks: Uint8Array[] = [];

  write(chunk: Uint8Array | string): boolean {
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  end(): this {
    this.emit('finish');
    return this;
  }
}

/** Renders the form's page as the answer to a refused request. The page has no scripts, because scripts would not know its content. */
export async function renderRefused(refused: RefusedRequest, site: Site): Promise<Rendering> {
  // The form comes first, as after an emergency link.
  const search = refused.initialValues.urgency === 'emergency' ? '?urgency=emergency' : '';
  const page = await loadPage(formPath);
  const { name, title = name } = page.summary;
  const refusedPage = { ...page, summary: { ...page.summary, title: deliveryTexts.refusedTitle(title) } };
  return render({ page: refusedPage, path: formPath, search }, site, [], refused);
}

export function renderSent(reference: string | undefined, site: Site): Promise<Rendering> {
  const search = reference ? `?reference=${reference}` : '';
  return render({ page: sentPage, path: sentPath, search }, site, []);
}

/** Confirms a request from a browser without scripts. The page has no route, because only the server shows it. */
function SentPage() {
  const reference = readReference(useLocation().search);
  return (
    <Hero
      label={formNotices.sent.title}
      title={formNotices.sent.title}
      lead={
        <>
          {`${formNotices.sent.text} `}
          {reference && <Reference reference={reference} />}
        </>
      }
      actions={<ButtonLink href="/">{sentTexts.home}</ButtonLink>}
    />
  );
}

const sentPage: Page = { summary: sentTexts.summary, Component: SentPage, noindex: true };
