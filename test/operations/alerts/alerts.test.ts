import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { findProgram } from '../../support/find-program.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

interface Rule {
  alert: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

/** Series by name, with their values at each minute or hour in promtool's notation: `0x9 1x9` is ten times 0, then ten times 1. */
type Series = Record<string, string>;

const promtool = findProgram({ name: 'promtool', package: 'prometheus' });
const file = resolve('src/server/deploy/alerts.yaml');
const rules: readonly Rule[] = parse(readFileSync(file, 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);

/** Checks in promtool that these alerts, and no others, fire at a time. `labels` are those of the alert's series. */
function expectAlerts(series: Series, fired: readonly string[], time = '10m', labels: Record<string, string> = {}) {
  // promtool is asked only about alerts that there are.
  expect(rules.map(({ alert }) => alert)).toEqual(expect.arrayContaining([...fired]));
  const written = (text: string) =>
    text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_all, name: string) => labels[name] ?? '');
  const expected = (rule: Rule) => ({
    exp_labels: { ...labels, ...rule.labels },
    exp_annotations: Object.fromEntries(Object.entries(rule.annotations).map(([name, text]) => [name, written(text)])),
  });
  const test = {
    interval: time.endsWith('d') ? '1h' : '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: rules.map((rule) => ({
      eval_time: time,
      alertname: rule.alert,
      exp_alerts: fired.includes(rule.alert) ? [expected(rule)] : [],
    })),
  };
  const testFile = join(folderOfTest(), 'test.json');
  writeFileSync(testFile, JSON.stringify({ rule_files: [file], evaluation_interval: test.interval, tests: [test] }));
  execFileSync(promtool, ['test', 'rules', testFile], { encoding: 'utf8', stdio: 'pipe' });
}

const replica = (instance: string) => `up{job="millwright-site",instance="${instance}"}`;
const outside = 'probe_success{job="millwright-site-from-outside"}';
const up: Series = { [replica('a')]: '1x200', [outside]: '1x200' };
const answers = (method: string, status: string) =>
  `http_requests_total{route="/",method="${method}",status="${status}"}`;
const outcome = (name: string) => `contact_requests_total{outcome="${name}"}`;
/** A counter that is 0 for five minutes, and then grows once. */
const once = '0x5 1x30';

it('the rules are valid', () => {
  execFileSync(promtool, ['check', 'rules', file], { stdio: 'pipe' });
});

it.each<[string, Series]>([
  ['an error for GET', { [answers('GET', '5xx')]: once }],
  ['an error for HEAD', { [answers('HEAD', '5xx')]: once }],
  ['100 errors a minute', { [answers('GET', '5xx')]: '0+100x30' }],
  ['an error among many answers', { [answers('GET', '2xx')]: '0+1000x30', [answers('GET', '5xx')]: once }],
  ['an error, while posts are refused', { [answers('GET', '5xx')]: once, [answers('POST', '5xx')]: '0+9x30' }],
  ['errors, while an older replica sheds pages', { [answers('GET', '5xx')]: '0+100x30', pages_shed_total: once }],
  ['errors before and after a restart', { [answers('GET', '5xx')]: '5x3 0x3 1x30' }],
])('PagesFail fires after %s', (_name, series) => expectAlerts({ ...up, ...series }, ['PagesFail']));

it.each<[string, string, Series, time?: string, labels?: Record<string, string>]>([
  ['SiteGone', 'no replica is known', { [replica('a')]: '_x30' }],
  [
    'SiteNotReached',
    'the public address fails',
    { [outside]: '1x3 0x30' },
    '6m',
    { job: 'millwright-site-from-outside' },
  ],
  ['SiteNotReached', 'nobody asks for it', { [outside]: '_x30' }, '10m', { job: 'millwright-site-from-outside' }],
  ['ReplicaGone', 'one of two is down', { [replica('b')]: '0x30' }, '10m', { job: 'millwright-site', instance: 'b' }],
  ['NoRelayTakesMail', 'a request fails', { [outcome('failed')]: once }],
  ['ContactRequestsFail', 'a request meets an error', { [outcome('error')]: once }],
  ['PagerRefused', 'an emergency pages nobody', { contact_pager_refused_total: once }],
  ['PagesHeld', 'an emergency is not paged', { contact_pages_held_total: once }],
  ['ContactRequestContentRefused', 'a request is refused', { [outcome('contentRefused')]: once }],
  ['ContactRequestsRefusedAsBusy', 'a request finds no room', { [outcome('busy')]: once }],
  ['NoContactRequestForThreeDays', 'the last is old', { contact_last_sent_timestamp_seconds: '9x200' }, '4d'],
  ['EveryContactRequestRefused', 'a minute has one', { [outcome('sent')]: '0x400', [outcome('foreign')]: '0+1x400' }],
  ['LogLinesDropped', 'lines are dropped again and again', { log_lines_dropped_total: '0+5x40' }, '30m'],
])('%s fires when %s', (name, _reason, series, time, labels) =>
  expectAlerts({ ...up, ...series }, [name], time, labels),
);

it.each(['foreign', 'invalid', 'limited', 'malformed', 'tooLarge', 'unsupported'])(
  'EveryContactRequestRefused fires while each request is %s, and not while others are sent or for a few of them',
  (name) => {
    const refused = { ...up, [outcome(name)]: '0+1x200' };
    expectAlerts(refused, ['EveryContactRequestRefused'], '100m');
    expectAlerts({ ...refused, [outcome('sent')]: '0x90 1x100' }, [], '100m');
    expectAlerts({ ...refused, [outcome(name)]: '0x90 4x100' }, [], '100m');
  },
);

it('EveryContactRequestContentRefused fires while the content of all is refused, and not while one is sent or for two', () => {
  const both = ['ContactRequestContentRefused', 'EveryContactRequestContentRefused'];
  const [ticket = ''] = both;
  const refused = { ...up, [outcome('contentRefused')]: '0x90 3x100' };
  expectAlerts(refused, both, '100m');
  expectAlerts({ ...refused, [outcome('sent')]: '0x90 1x100' }, [ticket], '100m');
  expectAlerts({ ...refused, [outcome('contentRefused')]: '0x90 2x100' }, [ticket], '100m');
});

it('nothing fires on a site that works, and each alert has a test', () => {
  const series: Series = {
    ...up,
    [answers('GET', '2xx')]: '0+50x200',
    [answers('GET', '5xx')]: '0x200',
    [answers('POST', '2xx')]: '0+1x200',
    [outcome('sent')]: '0+1x200',
    [outcome('failed')]: '0x200',
    contact_last_sent_timestamp_seconds: '0+60x200',
    log_lines_dropped_total: '3x200',
  };
  expectAlerts(series, [], '100m');
  const text = readFileSync(import.meta.filename, 'utf8');
  for (const { alert } of rules) expect(text).toContain(`'${alert}'`);
});
