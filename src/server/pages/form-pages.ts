import type { FormPages } from '../../contact/server/outcomes.ts';
import type { Site } from '../../content/company/company.ts';
import { renderRefused, renderSent } from '../../entry-server.tsx';
import { encodeQuickly, sendPage } from './send-page.ts';

/** Creates the pages for posts from browsers without scripts. Each page is sent once, to one visitor. */
export const createFormPages = (site: Site): FormPages => ({
  sendRefused: async (refused, request, response) =>
    sendPage(encodeQuickly(await renderRefused(refused, site), request), site, response),
  sendSent: async (reference, request, response) =>
    sendPage(encodeQuickly(await renderSent(reference, site), request), site, response),
});
