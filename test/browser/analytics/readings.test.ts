import { expectNoReadingCounted } from '../../support/analytics/readings.ts';
import { test } from '../../support/browser/browser.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const temporaryFile = temporaryFiles();

test('no reading reaches the analytics script in any way that it watches', ({ open }) =>
  expectNoReadingCounted(open, (content) => temporaryFile('analytics.js', content)));
