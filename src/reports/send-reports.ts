import { onCLS, onINP, onLCP } from 'web-vitals';
import { routeOf, type BrowserError } from './collect-errors.ts';

/** The report of a visit. */
export interface Report {
  /** The connection's class, where the browser knows it. */
  connection?: string | undefined;
  timings: readonly Timing[];
  errors: readonly BrowserError[];
}

interface Timing {
  route: string;
  name: string;
  /** Milliseconds; of CLS a score. */
  value: number;
  /** How the visitor came to the page. */
  navigation: string;
}

/** Timings of a report of 4 kB; the server reads 8. */
const most = 40;

/**
 * Sends how fast the pages of this visit were, and the errors, each time the document is hidden: a browser may end it
 * afterwards without a word.
 */
export function sendReports(errors: BrowserError[]): void {
  let timings: Timing[] = [];

  const send = () => {
    if (!timings[0] && !errors[0]) return;
    const report: Report = { connection: navigator.connection?.effectiveType, timings, errors: errors.splice(0) };
    timings = [];
    navigator.sendBeacon('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  const add = (name: string, value: number, navigation: string, address = location.href) => {
    if (timings.push({ route: routeOf(address), name, value, navigation }) === most) send();
  };

  // The errors are sent also where the timings cannot be measured.
  try {
    for (const observe of [onCLS, onINP, onLCP]) {
      observe((metric) => add(metric.name, metric.value, metric.navigationType, metric.navigationURL), {
        reportSoftNavs: true,
      });
    }
    // Not by `onTTFB`, which would make the script larger than 3 kB.
    const [navigation] = performance.getEntriesByType('navigation');
    if (navigation) add('TTFB', navigation.responseStart, navigation.type);
  } catch (error) {
    reportError(error);
  }
  // On the document, where it comes after the listeners of web-vitals, which add the last values.
  document.addEventListener('visibilitychange', () => document.hidden && send());
}
