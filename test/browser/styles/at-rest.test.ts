import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { testAtRest } from '../../support/styles/at-rest.ts';

// `services-at-rest.test.ts` has the others, so that two workers share the pages.
testAtRest(pageAddresses.filter((path) => !path.startsWith('/services')));
