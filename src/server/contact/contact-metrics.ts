import { Counter, Histogram, type Registry } from 'prom-client';
import type { Outcome } from './outcomes.ts';

export interface ContactMetrics {
  count: (outcome: Outcome) => void;
  /** Seconds that the relays took, whether or not one has taken the mail. */
  time: (seconds: number) => void;
}

/** What has become of the contact requests, and how long the relays took. */
export function createContactMetrics(registry: Registry): ContactMetrics {
  const requests = new Counter({
    name: 'contact_requests_total',
    help: 'Contact requests by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'contact_delivery_seconds',
    help: 'Time from the first relay that was tried to the one that took the mail, or to the last refusal',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers: [registry],
  });
  return { count: (outcome) => requests.inc({ outcome }), time: (seconds) => duration.observe(seconds) };
}
