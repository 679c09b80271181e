import { setTimeout } from 'node:timers/promises';
import { Counter } from 'prom-client';
import { expect, it } from 'vitest';
import { emptyValues } from '../../../src/contact/rules.ts';
import { checkForm } from '../../../src/contact/server/check-form.ts';
import type { FormRecord } from '../../../src/contact/server/duplicates.ts';
import { createEmergencies } from '../../../src/contact/server/emergencies.ts';
import { emptyForm } from '../../support/contact/contact-request.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';

const form = checkForm(emptyForm);
const known = (): FormRecord => ({ reference: '7K3QX-M9D2B', isCrewMailed: false });

/** Creates the mails for the crew, of which relays refuse the first ones. `waited` are the minutes before each further try. */
function emergenciesWith(refusals: number, options: Partial<Parameters<typeof createEmergencies>[0]> = {}) {
  const { log, lines } = recordedLog();
  const waited: number[] = [];
  let tries = 0;
  const missedEmergencies = new Counter({ name: 'missed', help: 'missed', registers: [] });
  const emergencies = createEmergencies({
    delivery: { to: 'desk@example.com', from: 'site@example.com', emergenciesTo: 'on-call@example.com' },
    send: async () => ((tries += 1) <= refusals ? { name: 'failed' } : { name: 'sent', relay: 'relay' }),
    sleep: async (milliseconds) => void waited.push(milliseconds / 60_000),
    metrics: { missedEmergencies },
    ...options,
  });
  const mail = (to = known(), urgency = 'emergency') =>
    emergencies.mail(to, { ...form, values: { ...emptyValues, urgency } }, log);
  /** How many emergencies the metric and the log call lost. */
  const lost = async () => {
    const { values } = await missedEmergencies.get();
    return [values[0]?.value, lines.filter(({ level }) => level === 50).length];
  };
  return { mail, stop: emergencies.stop, tries: () => tries, waited, lost };
}

it('tries again after 1, 5 and 15 minutes when no relay takes the mail, and mails a form once', async () => {
  const { mail, tries, waited, lost } = emergenciesWith(3);
  const to = known();
  await mail(to);
  // The browser posts the form again meanwhile, and later.
  await mail(to);
  await expect.poll(tries).toBe(4);
  await mail(to);
  expect([tries(), waited, await lost()]).toEqual([4, [1, 5, 15], [0, 0]]);
});

it('logs and counts an emergency when no relay has taken it at the last try, and mails a later post of it', async () => {
  const { mail, tries, lost } = emergenciesWith(4);
  const to = known();
  await mail(to);
  await expect.poll(lost).toEqual([1, 1]);
  expect(tries()).toBe(4);
  await mail(to);
  expect(tries()).toBe(5);
});

it('logs and counts the emergencies that wait for a further try when the process stops', async () => {
  const { mail, stop, tries, lost } = emergenciesWith(9, { sleep: setTimeout });
  await mail();
  await mail();
  stop();
  await expect.poll(lost).toEqual([2, 2]);
  expect(tries()).toBe(2);
});

it('logs and counts an emergency when our own code fails, so that the mail to the office is not lost with it', async () => {
  const { mail, lost } = emergenciesWith(0, { send: () => Promise.reject(new Error('the bolt sheared')) });
  await mail();
  expect(await lost()).toEqual([1, 1]);
});

it('mails nothing to the crew when a request is no emergency', async () => {
  const { mail, tries } = emergenciesWith(0);
  await mail(known(), 'urgent');
  expect(tries()).toBe(0);
});
