import { expect } from 'vitest';
import { origin, test } from '../../support/browser/browser.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { onScreen, testAtRest } from '../../support/styles/at-rest.ts';
import { inlineDrawings } from '../../support/styles/drawing-faults.ts';
import { copyOf } from '../../support/styles/page-copy.ts';
import { paperFaults, papers } from '../../support/styles/paper-faults.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { faultsAt, narrowWindows, wideWindows } from '../../support/styles/windows.ts';

// `services-at-rest.test.ts` has the others, so that two workers share the pages.
testAtRest(pageAddresses.filter((path) => !path.startsWith('/services')));

// Without a phone number, the header has the logo's mark on phones.
test.for(['/', '/services/emergency-repair', '/contact'])(
  'without a phone number %s is in place in each window and on paper',
  async (path, { visit }) => {
    const copy = await copyOf(await visit(origin + path));
    await copy.page().emulateMedia({ media: 'print' });
    expect.soft(await faultsAt(copy, papers, paperFaults, textFaults), 'on paper').toEqual([]);
    await copy.page().emulateMedia({ media: null });
    await copy.evaluate(inlineDrawings);
    const windows = [...(await narrowWindows(copy)), ...wideWindows];
    expect.soft(await faultsAt(copy, windows, ...onScreen), 'on a screen').toEqual([]);
  },
);
