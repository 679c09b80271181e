import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { outcomes, type OutcomeName } from './outcomes.ts';

export type ContactMetrics = ReturnType<typeof createContactMetrics>;

/** Measures what becomes of contact requests, when the last one was sent, and how long the relays take. */
export function createContactMetrics(registry: Registry) {
  const requests = new Counter({
    name: 'contact_requests_total',
    help: 'Contact requests by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // Prometheus sees an increase only of a series that it knows, and the first failure must raise an alert.
  for (const outcome of outcomes) requests.inc({ outcome }, 0);
  const lastSent = new Gauge({
    name: 'contact_last_sent_timestamp_seconds',
    help: 'When a relay last took a contact request from this process, in seconds since 1970; 0 if none has',
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'contact_delivery_seconds',
    help: 'Time until relays have taken the mails of a request, or the last try has failed',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers: [registry],
  });
  const refusedEmergencies = new Counter({
    name: 'contact_pager_refused_total',
    help: 'Emergencies that no relay took for EMERGENCIES_TO',
    registers: [registry],
  });
  const heldEmergencies = new Counter({
    name: 'contact_pages_held_total',
    help: 'Emergencies that were not mailed to EMERGENCIES_TO, because too many came at once',
    registers: [registry],
  });
  return {
    count(outcome: OutcomeName): void {
      requests.inc({ outcome });
      if (outcome === 'sent') lastSent.setToCurrentTime();
    },
    /** Records the seconds that the relays took, whether or not one of them accepted the mail. */
    time: (seconds: number) => duration.observe(seconds),
    /** Counts an emergency that no relay took for `EMERGENCIES_TO`. */
    countRefusedEmergency: () => refusedEmergencies.inc(),
    /** Counts an emergency that was not mailed to it, because too many came at once. */
    countHeldEmergency: () => heldEmergencies.inc(),
  };
}
