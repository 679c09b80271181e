import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { ContactForm, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const file = temporaryFiles();
const unreadable =
  'The file can no longer be read, because it was changed, renamed or deleted. Please remove it and attach it again.';

/** The changes of a file after it was attached. */
const changes = {
  'is longer': (path: string) => appendFileSync(path, ' more'),
  'has other content of the same length': (path: string) => writeFileSync(path, '%pdf'),
  'is deleted': (path: string) => rmSync(path),
};

async function attachFiles(form: ContactForm, ...paths: string[]) {
  await form.enter(required);
  await form.picker.setInputFiles(paths);
  await expect.poll(() => form.files()).toHaveLength(paths.length);
}

test.for(Object.entries(changes))(
  'an attached file that %s is named at once and not sent',
  async ([, change], { visit, site }) => {
    // With the clock stopped no retry could wait.
    const page = await visit(`${site.base}/contact`, { stopClock: true });
    const form = new ContactForm(page);
    const plan = file('plan.pdf', '%PDF');
    await attachFiles(form, file('photo.jpg', 'photo'), plan);
    change(plan);
    await form.submit();
    await expect.poll(() => form.filesProblem.allInnerTexts()).toEqual([`plan.pdf: ${unreadable}`]);
    expect(await new Notices(page).texts()).toContain(`File Upload Error\nplan.pdf: ${unreadable}`);
    expect(site.posted).toEqual([]);
    expect(await form.values()).toMatchObject({ message: required.message });
    expect(await form.files()).toEqual(['photo.jpg', 'plan.pdf']);

    await form.remove('plan.pdf');
    expect(await form.filesProblem.allInnerTexts()).toEqual([]);
    await form.picker.setInputFiles(file('plan.pdf', '%PDF-2'));
    await form.submit();
    await expect.poll(() => new Notices(page).texts()).toContain(sent);
    expect(site.posted.map(({ files }) => files)).toEqual([{ 'files/photo.jpg': 'photo', 'files/plan.pdf': '%PDF-2' }]);
  },
);

test('a file that is deleted between two tries is named without another try', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/], stopClock: true });
  const form = new ContactForm(page);
  const plan = file('plan.pdf', '%PDF');
  const others = ['1.pdf', '2.pdf'].map((name) => file(name, '%PDF'));
  await attachFiles(form, plan, ...others);
  site.next.push((response, request) => {
    for (const path of [plan, ...others.slice(1)]) rmSync(path);
    return answers.refused(503, {})(response, request);
  });
  await form.submit();
  await expect.poll(() => form.filesProblem.allInnerTexts()).toEqual([`plan.pdf: ${unreadable}\n2.pdf: ${unreadable}`]);
  expect(site.posted).toHaveLength(1);
});
