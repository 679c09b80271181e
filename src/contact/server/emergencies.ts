import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Delivery } from '../../runtime/settings.ts';
import type { Submission } from './check-form.ts';
import type { FormRecord } from './duplicates.ts';
import { emergencyMail } from './mail.ts';
import type { ContactMetrics } from './metrics.ts';
import type { createRelays } from './relays.ts';

/** Minutes before each retry. A greylisting server accepts a mail after some minutes (RFC 6647, section 5). */
const retryMinutes = [1, 5, 15];

interface EmergencyOptions {
  delivery: Pick<Delivery, 'to' | 'from' | 'emergenciesTo'>;
  send: ReturnType<typeof createRelays>['send'];
  sleep?: (milliseconds: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
  metrics?: Pick<ContactMetrics, 'missedEmergencies'> | undefined;
}

/**
 * Mails each emergency to the crew once. If no relay takes the mail, retries after the answer to the visitor. The queue is in
 * memory: a killed process loses the waiting mails.
 */
export function createEmergencies({ delivery, send, sleep = setTimeout, metrics }: EmergencyOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = once(signal, 'abort').then(() => Promise.reject(new Error('The process has stopped')));
  // Prevents an unhandled rejection if no mail waits.
  stopped.catch(() => {});

  return {
    /** Mails a form if it is an emergency. Resolves after the first try. */
    async mail(record: FormRecord, form: Submission, log: Logger): Promise<void> {
      const address = delivery.emergenciesTo;
      if (!address || form.values.urgency !== 'emergency' || record.isCrewMailed) return;
      record.isCrewMailed = true;
      const mailLog = log.child({ to: 'EMERGENCIES_TO', reference: record.reference });
      const trySend = async () =>
        (await send(emergencyMail(record.reference, form, delivery, address), mailLog)).name === 'sent';
      const retry = async () => {
        // oxlint-disable eslint/no-await-in-loop -- Each try waits for the result of the one before.
        for (const minutes of retryMinutes) {
          await sleep(minutes * 60_000, undefined, { signal });
          if (await trySend()) return;
        }
        throw new Error('No relay took the mail');
      };
      const giveUp = (error: unknown) => {
        // Lets the visitor try again.
        record.isCrewMailed = false;
        mailLog.error({ err: error }, 'an emergency did not reach EMERGENCIES_TO');
        metrics?.missedEmergencies.inc();
      };
      const isTaken = await trySend().catch(giveUp);
      if (isTaken !== false) return;
      void Promise.race([retry(), stopped]).catch(giveUp);
    },
    /** Ends the retries when the process stops. The log names each lost mail. */
    stop: () => stopping.abort(),
  };
}
