import type { Logger } from 'pino';
import type { Delivery } from '../../process/settings.ts';
import type { Submission } from './check-form.ts';
import type { KnownForm } from './duplicates.ts';
import { contactMail } from './mail.ts';
import type { ContactMetrics } from './metrics.ts';
import type { createRelays } from './relays.ts';

/** Emergencies of all addresses together for which on-call gets a mail in ten minutes: without signs of spam, and with signs. */
export const maxEmergencies = 30;
export const maxSpamEmergencies = 5;
const windowMs = 10 * 60_000;

/** Milliseconds before each further try. A greylist takes a mail after some minutes (RFC 6647, section 5). */
const delays = [5_000, 20_000, 60_000, 300_000];

interface OnCallOptions {
  delivery: Pick<Delivery, 'to' | 'from' | 'emergenciesTo'>;
  send: ReturnType<typeof createRelays>['send'];
  metrics?: Pick<ContactMetrics, 'countRefusedEmergency' | 'countHeldEmergency'> | undefined;
}

/**
 * Mails emergencies to the on-call service as well, each once. Where a relay refuses for now, it is asked again after the visitor's
 * answer. Nothing is kept on a disk: a process that is killed loses what waits.
 */
export function createOnCall({ delivery, send, metrics }: OnCallOptions) {
  const countEmergency = createWindow();
  const countSpamEmergency = createWindow();
  /** The forms whose mails are tried again after the answer. */
  const goingOn = new Map<KnownForm, { ended: Promise<void>; log: Logger }>();
  /** The pauses before further tries: when each ends, and a function that ends it now. */
  const pauses = new Map<() => void, number>();
  /** When further tries must have ended, because the process stops. */
  let deadline = Infinity;

  /** Waits. A stop of the process ends a pause that would be too long for it. */
  const pause = (delay: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        pauses.delete(end);
        resolve();
      };
      const timer = setTimeout(end, delay);
      pauses.set(end, performance.now() + delay);
    });

  /** Mails a form that is an emergency, and resolves after the first try. */
  const mailEmergency = async (known: KnownForm, form: Submission, log: Logger): Promise<void> => {
    const address = delivery.emergenciesTo;
    if (!address || form.values.urgency !== 'emergency' || known.hasReachedOnCall || goingOn.has(known)) return;
    const onCallLog = log.child({ to: 'EMERGENCIES_TO', reference: known.reference });
    const isSpam = form.signs.length > 0;
    const [count, max] = isSpam ? [countSpamEmergency(), maxSpamEmergencies] : [countEmergency(), maxEmergencies];
    if (count > max) {
      onCallLog.error({ pages: max }, 'an emergency was not paged, because too many came in ten minutes');
      metrics?.countHeldEmergency();
      return;
    }

    const offer = async (): Promise<'sent' | 'failed' | 'deferred'> => {
      try {
        const mail = contactMail(known.reference, form, delivery, { address, isLast: count === max });
        const result = await send(mail, onCallLog);
        if (result.name !== 'sent') return result.isFinal ? 'failed' : 'deferred';
        known.hasReachedOnCall = true;
        return 'sent';
      } catch (error) {
        onCallLog.error({ err: error }, 'emergency failed for EMERGENCIES_TO');
        return 'failed';
      }
    };

    const giveUp = () => {
      onCallLog.error('no relay took an emergency for EMERGENCIES_TO');
      metrics?.countRefusedEmergency();
    };

    const goOn = async () => {
      for (const delay of delays) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- Each try waits for the result of the one before.
        if (performance.now() + delay <= deadline) await pause(delay);
        const hasMoreTime = performance.now() + delay <= deadline;
        // oxlint-disable-next-line eslint/no-await-in-loop -- As above.
        const result = await offer();
        if (result === 'sent') return;
        if (result === 'failed' || !hasMoreTime) break;
      }
      giveUp();
    };
    const result = await offer();
    if (result === 'failed') giveUp();
    if (result !== 'deferred') return;
    goingOn.set(known, { ended: goOn().finally(() => goingOn.delete(known)), log: onCallLog });
  };

  /**
   * Resolves when no mail is under way, within these milliseconds. A try that would begin in the second half of them or later is made
   * at once instead. The log has each mail that is dropped.
   */
  const finish = async (milliseconds: number): Promise<void> => {
    deadline = performance.now() + milliseconds / 2;
    for (const [end, time] of pauses) if (time > deadline) end();
    const timeIsOver = new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    await Promise.race([timeIsOver, Promise.all([...goingOn.values()].map(({ ended }) => ended))]);
    for (const { log } of goingOn.values())
      log.error('no relay took an emergency for EMERGENCIES_TO before the process ended');
  };

  return { mailEmergency, finish };
}

/** Returns a function that counts, and begins at 1 again when ten minutes have passed since it began. */
function createWindow(): () => number {
  let end = 0;
  let count = 0;
  return () => {
    if (performance.now() >= end) {
      end = performance.now() + windowMs;
      count = 0;
    }
    return (count += 1);
  };
}
