import { formatQueryReport, type ReportedQuery } from '../../../../scripts/lib/reportText';

const query = (text: string, more: Partial<ReportedQuery> = {}): ReportedQuery => ({
  query: text,
  locale: 'fi',
  times: 1,
  failures: 1,
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
    '',
    '  karhu (failed 3 times; finds /docs/pikaohjeet/maksumuistutus now)',
    '  hukka: lasku (failed once)',
    '  räkning (failed once)',
    '',
    'Lines for content/synonyms.fi.yaml, with the nearest page; put the right one in:',
    '- { words: [ "hukka: lasku" ], pages: [ /docs/ohjeet/lasku ] }',
    '',
    'Lines for content/synonyms.sv.yaml, with the nearest page; put the right one in:',
    '- { words: [ räkning ], pages: [ /docs/ ] }',
    '',
    'Lines for content/search-expectations.yaml, under "everyday":',
    '  "hukka: lasku": /docs/ohjeet/lasku',
    '  räkning: /docs/',
  ]);
});
