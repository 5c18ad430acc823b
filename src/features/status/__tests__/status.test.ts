import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSite } from '../../../../__tests__/support/changes';
import { makeContentFolder, makeTemporaryFolder } from '../../../../__tests__/support/contentFolder';
import { errorsAfter } from '../../../../__tests__/support/errorCases';
import type { Build, StepResults } from '../../../node/output/buildStep';
import { readNotice } from '../model/statusNotice';
import { emptyNotice } from '../node/emptyNotice';
import { writeNotice } from '../node/writeNotice';
import { projectEngine } from '../../../engine';

const NOW = new Date('2026-11-27T12:00:00');
const at = { code: 'sv', defaultCode: 'fi', now: +NOW };
const text = { fi: 'Hidas', sv: 'Långsam' };

const wrong = (key: string, ...values: unknown[]) => values.map((value) => ({ text, [key]: value }));

test.each<[string, unknown, string | undefined]>([
  ['a text for all languages', { text: 'Hidas <b>' }, 'info sv Hidas <b>'],
  ['a text by language', { text, level: 'critical', link: '/docs/alku' }, 'critical sv Långsam'],
  ['a language without a text', { text: { fi: 'Hidas' }, link: 'https://tila.example.com' }, 'info fi Hidas'],
  ...[
    ...[undefined, null, [], 'x', 5, {}],
    ...wrong('text', '', 5, { sv: ['a'] }, { en: 'Slow' }, 'a'.repeat(501)),
    ...wrong('level', 'bad'),
    ...wrong('link', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://', 'mailto:a@b.fi', 5),
    ...wrong('from', 'x', '2026-11-27T12:01'),
    ...wrong('until', 'x', 5, '2026-11-27T12:00'),
  ].map((file): [string, unknown, undefined] => [JSON.stringify(file) ?? 'no file', file, undefined]),
])('of %s readers see what it says, or nothing', (_, file, expected) => {
  const notice = readNotice(file, at);
  expect(notice && `${notice.level} ${notice.lang} ${notice.text}`).toBe(expected);
});

test('a notice is the same in all languages, and another one once its text changes', () => {
  const idOf = (file: unknown, code = 'fi') => readNotice(file, { ...at, code })?.id;
  expect(idOf({ text })).toBe(idOf({ text, until: '2026-11-28T12:00' }, 'sv'));
  expect(idOf({ text })).not.toBe(idOf({ text: { ...text, fi: 'Korjattu' } }));
});

test.each(['tila.json', '/tila', '//a/tila.json', '/tila.json?a'])('the path "%s" is an error', async (url) => {
  const [found] = await errorsAfter(inSite('footer:', `status: { url: "${url}" }\nfooter:`));
  expect(found?.message).toBe('This is not the path of a file.');
});

describe('npm run notice', () => {
  const before = process.env.SITE_CONTENT;
  const useSite = (facts: string) => {
    process.env.SITE_CONTENT = makeContentFolder(inSite('footer:', `${facts}footer:`));
  };
  afterEach(() => {
    if (before === undefined) delete process.env.SITE_CONTENT;
    else process.env.SITE_CONTENT = before;
  });
  const STATUS = 'status: { url: /tila/nyt.json }\n';

  test('writes the notice with its languages and time, and removes it', async () => {
    useSite(STATUS);
    const out = makeTemporaryFolder();
    const read = () => JSON.parse(readFileSync(path.join(out, 'tila/nyt.json'), 'utf8')) as unknown;
    const words = ['Hidas', '--until', '15:00', '--level', 'warning', '--lang', 'en', 'Slow', '--link', '/docs/alku'];
    await writeNotice([...words, '--out', out], projectEngine(), NOW);
    const until = new Date('2026-11-27T15:00').toISOString();
    expect(read()).toEqual({ level: 'warning', text: { fi: 'Hidas', en: 'Slow' }, until, link: '/docs/alku' });
    expect(readNotice(read(), at)?.text).toBe('Hidas');
    await writeNotice(['--clear', '--out', path.join(out, 'tila/nyt.json')], projectEngine(), NOW);
    expect(read()).toEqual({});
  });

  test.each([
    ['', 'Write the notice in the default language, "fi"'],
    ['--lang en Slow', 'Write the notice in the default language, "fi"'],
    ['Laskutus hidas', 'The notice has two texts in "fi". Put quotation marks around a text'],
    ['A --lang de B', 'The site has no language "de". Its languages are fi, en, sv.'],
    ['A --level bad', 'There is no level "bad". The levels are info, warning, critical.'],
    ['A --until 25:00', '--until "25:00" is not a time.'],
    ['A --until huomenna', '--until "huomenna" is not a time.'],
    ['A --until 11:00', '--until "11:00" is over before the notice is shown.'],
    ['A --until 15:00 --from 16:00', '--until "15:00" is over before'],
    ['A --link javascript:x', 'The link "javascript:x" is neither'],
    ['A --clear', '--clear takes no text.'],
    ['A --wrong', 'The options are --until, --from, --level'],
    ['a'.repeat(501), 'A notice has 1 to 500 characters'],
    ['A --out /ei/ole', 'There is no folder "/ei/ole".'],
  ])('%s is an error', async (words, message) => {
    useSite(STATUS);
    await expect(writeNotice(words.split(' ').filter(Boolean), projectEngine(), NOW)).rejects.toThrow(message);
  });

  test('on a site without the setting says which', async () => {
    useSite('');
    await expect(writeNotice(['A'], projectEngine(), NOW)).rejects.toThrow('status: { url: /tila.json }');
  });
});

test('a build writes an empty file where there is none, and keeps a notice', async () => {
  const output = makeTemporaryFolder();
  const file = path.join(output, 'tila.json');
  const build = (status?: { url: string }) =>
    emptyNotice.run({ loaded: { site: { status } }, output } as unknown as Build & StepResults);
  await build();
  expect(existsSync(file)).toBe(false);
  await build({ url: '/tila.json' });
  expect(readFileSync(file, 'utf8')).toBe('{}\n');
  writeFileSync(file, '{"text":"A"}');
  await build({ url: '/tila.json' });
  expect(readFileSync(file, 'utf8')).toBe('{"text":"A"}');
});
