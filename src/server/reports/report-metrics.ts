import { Counter, Histogram, type Registry } from 'prom-client';
import type { TakenReport } from './read-report.ts';

/** The outcomes of a post to `/reports`. The browser does not learn that a report was dropped. */
const outcomes = ['taken', 'malformed', 'foreign', 'limited', 'flood'] as const;
export type ReportOutcome = (typeof outcomes)[number];

export interface ReportMetrics {
  count: (outcome: ReportOutcome) => void;
  add: (report: TakenReport) => void;
}

/** Measures what browsers report. Each label has few values: the routes, five metrics, three ratings. */
export function createReportMetrics(registry: Registry): ReportMetrics {
  const registers = [registry];
  const reports = new Counter({
    name: 'browser_reports_total',
    help: 'Reports of browsers by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of outcomes) reports.inc({ outcome }, 0);
  const visits = new Counter({
    name: 'browser_visits_total',
    help: 'Pages that browsers reported, by kind of navigation and class of connection',
    labelNames: ['navigation', 'connection'],
    registers,
  });
  const problems = new Counter({
    name: 'browser_problems_total',
    help: 'Script errors and policy violations that browsers reported; the log has each',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['error', 'violation']) problems.inc({ kind }, 0);
  const seconds = new Histogram({
    name: 'browser_timing_seconds',
    help: 'LCP, INP and TTFB of loaded pages, and the largest paint after a click on a link (navigation)',
    labelNames: ['route', 'metric', 'rating'],
    buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10, 20],
    registers,
  });
  const shifts = new Histogram({
    name: 'browser_layout_shift',
    help: 'CLS, by which parts of the page moved',
    labelNames: ['route', 'rating'],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    registers,
  });
  return {
    count: (outcome) => reports.inc({ outcome }),
    add({ timings, visits: seen, errors, violations }) {
      for (const { route, metric, rating, value } of timings) {
        if (metric === 'CLS') shifts.observe({ route, rating }, value);
        else seconds.observe({ route, metric, rating }, value);
      }
      for (const { navigation, connection } of seen) visits.inc({ navigation, connection });
      problems.inc({ kind: 'error' }, errors.length);
      problems.inc({ kind: 'violation' }, violations.length);
    },
  };
}
