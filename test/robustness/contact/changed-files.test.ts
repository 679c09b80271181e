import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, refused, required } from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const expected = [/Failed to load resource/];
const file = temporaryFiles();

const unreadable =
  'The file can no longer be read, because it was changed, renamed or deleted. Please remove it and attach it again.';

/** Reports each reading of a file by our code. The browser reads it otherwise when it sends it. */
function noteReadings() {
  const { arrayBuffer } = Blob.prototype;
  Reflect.set(File.prototype, 'arrayBuffer', function read(this: File) {
    Reflect.get(window, 'noteReading')(this.name);
    return arrayBuffer.call(this);
  });
}

test('files that were changed or deleted are named and not sent; each is read once, and then sent as it was', async ({
  visit,
  site,
}) => {
  const changed = ['longer.pdf', 'other.pdf', 'deleted.pdf'];
  const [longer = '', other = '', deleted = ''] = changed.map((name) => file(name, '%PDF'));
  const photo = file('photo.jpg', 'photo');
  const page = await visit(`${site.base}/contact`, { expected, reducedMotion: 'reduce', stopClock: true });
  const form = new ContactForm(page);
  const readings: string[] = [];
  await page.exposeFunction('noteReading', (name: string) => void readings.push(name));
  await page.evaluate(noteReadings);
  await form.enter(required);
  await form.picker.setInputFiles([photo, longer, other, deleted]);
  await expect.poll(() => form.files()).toHaveLength(4);
  expect(readings).toEqual([]);
  appendFileSync(longer, ' more');
  writeFileSync(other, '%pdf');
  rmSync(deleted);
  await form.submit();
  const problems = changed.map((name) => `${name}: ${unreadable}`).join('\n');
  await expect.poll(() => form.filesProblem.allInnerTexts()).toEqual([problems]);
  expect(await new Notices(page).texts()).toContain(refused(problems));
  expect(site.posted).toEqual([]);
  expect(await form.values()).toMatchObject({ message: required.message });
  expect(await form.files()).toHaveLength(4);

  // The photo was read already, and the others are read before the first of two tries.
  rmSync(photo);
  for (const name of changed) await form.remove(name);
  expect(await form.filesProblem.allInnerTexts()).toEqual([]);
  await form.picker.setInputFiles([longer, other]);
  await expect.poll(() => form.files()).toEqual(['photo.jpg', 'longer.pdf', 'other.pdf']);
  site.next.push((response, request) => {
    rmSync(longer);
    writeFileSync(other, 'another');
    return answers.refused(503, {})(response, request);
  });
  readings.length = 0;
  await form.submit();
  await expect.poll(() => letPass(page, 1000).then(() => site.posted.length)).toBe(2);
  await form.confirmation.waitFor();
  for (const { files } of site.posted)
    expect(files).toEqual({
      'files/photo.jpg': 'photo',
      'files/longer.pdf': '%PDF more',
      'files/other.pdf': '%pdf',
    });
  expect(readings).toEqual(['longer.pdf', 'other.pdf']);
});
