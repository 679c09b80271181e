import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { testAtRest } from '../../support/styles/at-rest.ts';

testAtRest(pageAddresses.filter((path) => path.startsWith('/services')));
