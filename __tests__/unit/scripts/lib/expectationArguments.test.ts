import { parseExpectationArguments } from '../../../../scripts/lib/expectationArguments';

const USAGE = 'npm run check:search -- --expectations file.yaml --least 0.95';

test.each([
  [[], { file: undefined, locale: undefined, least: 1 }],
  [['--expectations', 'a.yaml'], { file: 'a.yaml', locale: undefined, least: 1 }],
  [['--expectations', 'a.yaml', '--least', '0.9'], { file: 'a.yaml', locale: undefined, least: 0.9 }],
  [['--locale', 'sv'], { file: undefined, locale: 'sv', least: 1 }],
  [['--least', '0'], { file: undefined, locale: undefined, least: 0 }],
])('%j', (args, expected) => {
  expect(parseExpectationArguments(args)).toEqual(expected);
});

test.each([
  [['--lest', '1'], `The options are --expectations, --locale and --least: ${USAGE}`],
  [['a.yaml'], `The options are --expectations, --locale and --least: ${USAGE}`],
  [['--least', '95'], `--least is "95" but must be a share from 0 to 1: ${USAGE}`],
  [['--least', '-0.1'], `The options are --expectations, --locale and --least: ${USAGE}`],
  [['--least', ''], `--least is "" but must be a share from 0 to 1: ${USAGE}`],
  [['--least', 'all'], `--least is "all" but must be a share from 0 to 1: ${USAGE}`],
])('%j is not understood', (args, message) => {
  expect(() => parseExpectationArguments(args)).toThrow(message);
});
