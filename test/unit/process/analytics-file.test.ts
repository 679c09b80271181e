import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/process/settings.ts';
import { folderOfTest, temporaryFiles } from '../../support/temporary-files.ts';

const temporaryFile = temporaryFiles();
const analyticsFile = (content: string | Buffer | number) => temporaryFile('analytics.js', content);

describe('ANALYTICS_FILE', () => {
  it('names a script, which is served under a name with the hash of its content', () => {
    const read = (content: string) => readSettings({ ANALYTICS_FILE: analyticsFile(content) });
    const { analytics, site } = read('window.gtag = () => {};\r\n');
    expect(analytics?.content).toBe('window.gtag = () => {};\r\n');
    expect(site.analytics).toBe(analytics?.path);
    expect(site.analytics).toMatch(/^\/assets\/analytics-[\w-]{8}\.js$/);
    expect(read('window.gtag = () => {};\r\n').site.analytics).toBe(site.analytics);
    expect(read('window.gtag = () => 1;').site.analytics).not.toBe(site.analytics);
    // A script of 100,000 bytes, and one with the mark at its start that editors on Windows write.
    for (const content of [`//${'x'.repeat(99_998)}`, '\uFEFFvar a;']) expect(read(content).analytics).toBeDefined();
  });

  it.each<[string, () => string, string]>([
    ['no file', () => `${folderOfTest()}/none.js`, 'cannot be read (ENOENT)'],
    ['no name', () => '', 'cannot be read (ENOENT)'],
    ['a folder', folderOfTest, 'is not a file'],
    ['a device', () => '/dev/zero', 'is not a file'],
    ['an empty file', () => analyticsFile(''), 'is empty'],
    ['a file without a word', () => analyticsFile(' \n'), 'is empty'],
    ['a file of 100,001 bytes', () => analyticsFile(100_001), 'is too large: it may have 100000 bytes'],
    [
      'the tag of a script',
      () => analyticsFile('<script src="https://a.example/s.js"></script>'),
      'is no script: Syntax',
    ],
    ['a module', () => analyticsFile('import "https://a.example/s.js";'), 'is no script: Syntax'],
    ['other bytes than text', () => analyticsFile(Buffer.of(0xff, 0xfe, 0x41, 0)), 'is no script: it is not UTF-8'],
  ])('that names %s is rejected in one line', (_subject, makeFile, problem) => {
    const file = makeFile();
    const read = () => readSettings({ ANALYTICS_FILE: file });
    expect(read).toThrow(`ANALYTICS_FILE=${JSON.stringify(file)} ${problem}`);
    expect(read).not.toThrow('\n');
  });

  it.each(['https://stats.example.com/script.js', ''])(
    'stops the start for its old name, with %j',
    (ANALYTICS_SCRIPT) => {
      const line = /^ANALYTICS_SCRIPT is now ANALYTICS_FILE: [^\n]+ANALYTICS_HOSTS[^\n]+$/;
      for (const env of [{}, { ANALYTICS_FILE: analyticsFile('var a;') }])
        expect(() => readSettings({ ...env, ANALYTICS_SCRIPT })).toThrow(line);
    },
  );
});

const recipes = 'src/server/deploy/analytics';

it.each(readdirSync(recipes))(
  'the example %s is such a script, makes the function of downloads, and is in the table',
  (name) => {
    const { analytics } = readSettings({ ANALYTICS_FILE: `${recipes}/${name}` });
    expect(analytics?.content).toContain('window.gtag = ');
    expect(readFileSync('src/server/README.md', 'utf8')).toContain(`\`${name}\``);
  },
);
