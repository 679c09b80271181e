import type { ParsedMail } from 'mailparser';
import { expect } from 'vitest';

/** As many files as a request may have, of several kinds, with line ends and a zero byte. */
export const fiveFiles = ['plan.pdf', 'nameplate.jpg', 'gearbox.dwg', 'readings.txt', 'photo 2.PNG'].map((name) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(300_000, `${name}\r\n\0`),
}));

/** Expects a mail with these files, unchanged. */
export function expectFiveFiles(mail: ParsedMail | undefined): void {
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(fiveFiles.map(({ name }) => name));
  for (const [index, { content }] of mail?.attachments.entries() ?? []) {
    expect(content.equals(fiveFiles[index]?.buffer ?? Buffer.of())).toBe(true);
  }
}
