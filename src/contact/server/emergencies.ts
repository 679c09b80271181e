import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Delivery } from '../../runtime/settings.ts';
import type { Submission } from './check-form.ts';
import type { FormRecord } from './duplicates.ts';
import { emergencyMail } from './mail.ts';
import type { ContactMetrics } from './metrics.ts';
import type { createRelays } from './relays.ts';

/** Minutes before each further try. A greylist takes a mail after some minutes (RFC 6647, section 5). */
const retryMinutes = [1, 5, 15];

interface EmergencyOptions {
  delivery: Pick<Delivery, 'to' | 'from' | 'emergenciesTo'>;
  send: ReturnType<typeof createRelays>['send'];
  sleep?: (milliseconds: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
  metrics?: Pick<ContactMetrics, 'missedEmergencies'> | undefined;
}

/**
 * Mails emergencies to the crew as well, each once. Where no relay takes the mail, it is offered again after the visitor's answer.
 * Nothing is kept on a disk: a process that is killed loses what waits.
 */
export function createEmergencies({ delivery, send, sleep = setTimeout, metrics }: EmergencyOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = once(signal, 'abort').then(() => Promise.reject(new Error('The process has stopped')));
  // It is heard by the mails that wait.
  stopped.catch(() => {});

  return {
    /** Mails a form that is an emergency, and resolves after the first try. */
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
        // The visitor may try again.
        record.isCrewMailed = false;
        mailLog.error({ err: error }, 'an emergency did not reach EMERGENCIES_TO');
        metrics?.missedEmergencies.inc();
      };
      const isTaken = await trySend().catch(giveUp);
      if (isTaken !== false) return;
      void Promise.race([retry(), stopped]).catch(giveUp);
    },
    /** Ends the retries, because the process stops. The log has each mail that is lost. */
    stop: () => stopping.abort(),
  };
}
