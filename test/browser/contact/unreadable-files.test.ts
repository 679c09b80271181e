import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as form from '../../support/contact/contact-form-page.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { notices } from '../../support/notices/notices-page.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const file = temporaryFiles();
const unreadable =
  'The file can no longer be read, because it was changed, renamed or deleted. Please remove it and attach it again.';

const problem = (page: Page) => page.locator('#files-problem').allInnerTexts();

/** The changes of a file after it was attached. */
const changes = {
  'is longer': (path: string) => appendFileSync(path, ' more'),
  'is shorter': (path: string) => writeFileSync(path, '%'),
  'has other content of the same length': (path: string) => writeFileSync(path, '%pdf'),
  'is empty': (path: string) => writeFileSync(path, ''),
  'has another name': (path: string) => renameSync(path, `${path}.old`),
  'is deleted': (path: string) => rmSync(path),
};

async function attachFiles(page: Page, ...paths: string[]) {
  await form.enter(page, form.required);
  await form.picker(page).setInputFiles(paths);
  await expect.poll(() => form.attached(page)).toHaveLength(paths.length);
}

test.for(Object.entries(changes))(
  'an attached file that %s is named at once and not sent',
  async ([, change], { visit, site }) => {
    // With the clock stopped no retry could wait.
    const page = await visit(`${site.base}/contact`, { stopClock: true });
    const plan = file('plan.pdf', '%PDF');
    await attachFiles(page, file('photo.jpg', 'photo'), plan);
    change(plan);
    await form.submitButton(page).click();
    await expect.poll(() => problem(page)).toEqual([`plan.pdf: ${unreadable}`]);
    expect(await notices(page)).toContain(`File Upload Error\nplan.pdf: ${unreadable}`);
    expect(site.posted).toEqual([]);
    expect(await form.entered(page)).toMatchObject({ message: form.required.message });
    expect(await form.attached(page)).toEqual(['photo.jpg', 'plan.pdf']);

    await page.getByRole('button', { name: 'Remove plan.pdf' }).click();
    expect(await problem(page)).toEqual([]);
    await form.picker(page).setInputFiles(file('plan.pdf', '%PDF-2'));
    await form.submitButton(page).click();
    await expect.poll(() => notices(page)).toContain(form.sent);
    expect(site.posted.map(({ files }) => files)).toEqual([{ 'files/photo.jpg': 'photo', 'files/plan.pdf': '%PDF-2' }]);
  },
);

test('a file that is deleted between two tries is named without another try', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/], stopClock: true });
  const plan = file('plan.pdf', '%PDF');
  const others = ['1.pdf', '2.pdf'].map((name) => file(name, '%PDF'));
  await attachFiles(page, plan, ...others);
  site.next.push((response, request) => {
    for (const path of [plan, ...others.slice(1)]) rmSync(path);
    return answers.refused(503, {})(response, request);
  });
  await form.submitButton(page).click();
  await expect.poll(() => problem(page)).toEqual([`plan.pdf: ${unreadable}\n2.pdf: ${unreadable}`]);
  expect(site.posted).toHaveLength(1);
});
