import { parseReportArguments, USAGE } from '../../../../scripts/lib/reportArguments';

test.each([
  [['a.jsonl', 'b.jsonl'], { files: ['a.jsonl', 'b.jsonl'], chosen: [] }],
  [['a.jsonl', '--apply', 'karhu'], { files: ['a.jsonl'], chosen: [{ query: 'karhu', page: undefined }] }],
  [
    ['a.jsonl', '--apply', 'a=b=/docs/x', '--apply', 'c = /docs/y'],
    {
      files: ['a.jsonl'],
      chosen: [
        { query: 'a=b', page: '/docs/x' },
        { query: 'c = /docs/y', page: undefined },
      ],
    },
  ],
])('%j', (args, expected) => {
  expect(parseReportArguments(args)).toEqual(expected);
});

test.each([
  [[], `Name the log, a line of JSON for each query: ${USAGE}`],
  [['a.jsonl', '--aply', 'x'], `The option is --apply, with a query behind it: ${USAGE}`],
  [['a.jsonl', '--apply', ' '], `--apply names no query: ${USAGE}`],
  [['a.jsonl', '--apply', '=/docs/x'], `--apply names no query: ${USAGE}`],
])('%j is not understood', (args, message) => {
  expect(() => parseReportArguments(args)).toThrow(message);
});
