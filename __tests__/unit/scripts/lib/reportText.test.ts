import { formatQueryReport, type ReportedQuery } from '../../../../scripts/lib/reportText';

const query = (text: string, more: Partial<ReportedQuery> = {}): ReportedQuery => ({
  query: text,
  locale: 'fi',
  times: 1,
  failures: 1,
  opened: 0,
  next: [],
  ledTo: [],
  now: [],
  nearest: undefined,
  ...more,
});

test('a log without failures needs nothing', () => {
  expect(formatQueryReport([query('saldo', { failures: 0 })], 10)).toBe('None of the 1 queries of the log failed.');
});

test('failures are told with what finds them now, and with lines to take over for the rest', () => {
  const report = formatQueryReport(
    [
      query('karhu', { failures: 3, now: ['/docs/pikaohjeet/maksumuistutus'] }),
      query('hukka: lasku', { nearest: '/docs/ohjeet/lasku' }),
      query('räkning', { locale: 'sv' }),
      query('saldo', { failures: 0 }),
    ],
    10,
  );
  expect(report.split('\n')).toEqual([
    '3 of 4 different queries failed:',
    '  karhu (failed 3 times; finds /docs/pikaohjeet/maksumuistutus now)',
    '  hukka: lasku (failed once)',
    '  räkning (failed once)',
    '',
    'Lines for content/synonyms.fi.yaml:',
    '- { words: [ "hukka: lasku" ], pages: [ /docs/ohjeet/lasku ] } # only near',
    '',
    'Lines for content/synonyms.sv.yaml:',
    '- { words: [ räkning ], pages: [ /docs/ ] } # to be chosen',
    '',
    'Write those that are right into the content: --apply "query", or --apply "query=/docs/page" with another page.',
  ]);
});

test('hits that nobody opened and other words are told, with the page that the search led to in the end', () => {
  const report = formatQueryReport(
    [
      query('velat', {
        failures: 0,
        times: 4,
        now: ['/docs/a', '/docs/b'],
        ledTo: [['/docs/perinta', 3]],
        next: [['perintä', 3]],
      }),
      query('tilat', { failures: 0, times: 2, now: ['/docs/tilat'] }),
      query('kerran', { failures: 0, now: ['/docs/tilat'] }),
      query('perintä', { failures: 0, times: 3, opened: 3, now: ['/docs/perinta'], ledTo: [['/docs/perinta', 3]] }),
    ],
    10,
  );
  expect(report.split('\n')).toEqual([
    'Hits that nobody opened:',
    '  velat (asked 4 times; finds /docs/a now; led to /docs/perinta 3 times in the end)',
    '  tilat (asked 2 times; finds /docs/tilat now)',
    '',
    'Asked again in other words:',
    '  velat → perintä (3 times)',
    '',
    'Lines for content/synonyms.fi.yaml:',
    '- { words: [ velat ], pages: [ /docs/perinta ] } # opened in the end',
    '',
    'Write those that are right into the content: --apply "query", or --apply "query=/docs/page" with another page.',
  ]);
});

test('a log that tells of no opened page says nothing of unopened hits', () => {
  expect(formatQueryReport([query('velat', { failures: 0, times: 4, now: ['/docs/a'] })], 10)).toBe(
    'None of the 1 queries of the log failed.',
  );
});

test('no more failures are shown than are asked for', () => {
  const report = formatQueryReport([query('yksi', { now: ['/a'] }), query('kaksi', { now: ['/a'] })], 1);
  expect(report).toBe('2 of 2 different queries failed, the first 1 of 2:\n  yksi (failed once; finds /a now)');
});
