import { test as browserTest } from '../browser/browser.ts';
import { openServer } from '../server/open-server.ts';
import { builtApp } from '../server/test-app.ts';
import { openMailRelay, type RelayFault } from './mail-relay.ts';

/**
 * A test with `site`, the built site with a mail relay. `mails` has the mails of this test. The relay answers when `holds` is
 * resolved, if the test sets it.
 */
export const test = browserTest
  .extend('mailingServer', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const fault: RelayFault = {};
    const relay = await openMailRelay(fault);
    const app = builtApp({ SMTP_URL: relay.url, REQUESTS_TO: 'dispatch@mill.example' });
    const { server, port } = await openServer(app);
    onCleanup(async () => {
      server.closeAllConnections();
      server.close();
      await relay.close();
    });
    return { base: `http://127.0.0.1:${port}`, relay, fault };
  })
  .extend('site', ({ mailingServer: { base, relay, fault } }) => {
    relay.mails.length = 0;
    delete fault.holds;
    return { base, mails: relay.mails, offered: relay.offered, fault };
  });
