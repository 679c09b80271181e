import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { outcomes } from './outcomes.ts';

export type ContactMetrics = ReturnType<typeof createContactMetrics>;

/** Measures the outcomes of contact requests, the time of the last sent request, and the seconds that the relays take. */
export function createContactMetrics(registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: 'contact_requests_total',
    help: 'Contact requests by outcome',
    labelNames: ['outcome'],
    registers,
  });
  // Prometheus detects an increase only in an existing series, and the first failure must raise an alert.
  for (const outcome of outcomes) requests.inc({ outcome }, 0);
  const lastSent = new Gauge({
    name: 'contact_last_sent_timestamp_seconds',
    help: 'When a relay last took a contact request from this process, in seconds since 1970; 0 if none has',
    registers,
  });
  const deliverySeconds = new Histogram({
    name: 'contact_delivery_seconds',
    help: 'Time until relays have taken the mails of a request, or the last try has failed',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers,
  });
  const missedEmergencies = new Counter({
    name: 'contact_missed_emergencies_total',
    help: 'Emergencies that no relay took for EMERGENCIES_TO',
    registers,
  });
  return { requests, lastSent, deliverySeconds, missedEmergencies };
}
