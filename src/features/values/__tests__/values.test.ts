import { doc, frontMatter, inSite, page } from '../../../../__tests__/support/changes';
import type { Changes } from '../../../../__tests__/support/contentFolder';
import {
  diagnosticsAfter,
  errorCases,
  errorsAfter,
  expectError,
  withContent,
} from '../../../../__tests__/support/errorCases';
import { passageText } from '../../../node/content/passage';

const VALUES = 'values:\n  phone: 09 123\n  hours: { fi: klo 8–16, sv: kl. 8–16 }\n';
/** The values are on lines 22 to 24. */
const withValues = (changes: Changes, more = ''): Changes => ({
  ...inSite('footer:', `${VALUES}${more}footer:`),
  ...changes,
});

const docAfter = (changes: Changes, locale = 'fi') =>
  withContent(withValues(changes), ({ content }) =>
    content?.docs.find((each) => each.path === '/docs/uusi' && each.locale === locale),
  );

test.each([
  ['Soita {site.phone}.', '<p>Soita 09 123.</p>'],
  ['{site.phone}', '<p>09 123</p>'],
  ['**{ site.hours }**', '<p><strong>klo 8–16</strong></p>'],
  ['`{site.phone}`', '<p><code>{site.phone}</code></p>'],
  ['[soita](tel:{site.phone})', '<p><a href="tel:09 123">soita</a></p>'],
  ['<Details summary="Soita {site.phone}">A</Details>', '<summary>Soita 09 123</summary>'],
  ['<Details summary={site.phone}>A</Details>', '<summary>09 123</summary>'],
  ['| A |\n|---|\n| {site.phone} |', '<td>09 123</td>'],
  ['## Auki {site.hours} {#auki}', '<h2 id="auki">Auki klo 8–16'],
  ['\\{site.phone}', '<p>{site.phone}</p>'],
  ['```text\n{site.phone}\n```', '{site.phone}'],
])('%s', async (mdx, html) => {
  const found = await docAfter(page(mdx));
  expect(found?.content.html).toContain(html);
  expect(found?.content.reactTree).toBeNull();
});

test('texts in another language, front matter, settings and terms have the value in their language', async () => {
  const changes = withValues(
    {
      ...frontMatter('title: Auki {site.hours}\ndescription: Soita {site.phone}.'),
      'docs/uusi.sv.mdx': doc('Öppet {site.hours}', 'Öppet {site.hours}.'),
      'glossary.yaml': 'saldo: { term: Saldo, explanation: "Kysy {site.hours}." }\n',
    },
    'announcement: { content: { fi: "Soita {site.hours}", sv: "Ring {site.hours}" } }\n',
  );
  const found = await withContent(changes, ({ content }) => ({
    announcement: content?.site.announcement?.content,
    terms: content?.terms?.terms.map(({ explanation }) => explanation),
    pages: content?.docs.flatMap(({ path, frontMatter: { title }, passages }) =>
      path === '/docs/uusi' ? [[title, ...passages.map(passageText)]] : [],
    ),
  }));
  expect(found).toEqual({
    announcement: { fi: 'Soita klo 8–16', sv: 'Ring kl. 8–16' },
    terms: ['Kysy klo 8–16.'],
    pages: [
      ['Auki klo 8–16', 'Teksti.'],
      ['Öppet kl. 8–16', 'Öppet kl. 8–16.'],
    ],
  });
});

const USED = page('{site.phone} {site.hours}');

test.each(
  Object.entries({
    ...errorCases((mdx) => ({ ...page(mdx), ...withValues({}) }), {
      'Soita {site.phon}.': '6:7 The site has no value "phon". Did you mean "phone"?',
      '[a](tel:{site.fax})': '6:1 The site has no value "fax". Add it to site.yaml: values: { fax: … }',
    }),
    ...errorCases((title) => ({ ...frontMatter(`title: ${title}\ndescription: A.`), ...withValues({}) }), {
      'Soita {site.phon}': '2:8 The site has no value "phon". Did you mean "phone"?',
    }),
  }),
)('the error of %s', async (_, row) => expectError(await errorsAfter(row[0]), row));

test.each([
  ['announcement: { content: "Avoinna {site.hours}" }\n', '25:26', 'has a text for each language'],
  ['announcement: { content: "{site.fax}" }\n', '25:26', 'has no value "fax"'],
])('an error in the settings: %s', async (more, place, message) => {
  const [found, ...others] = await errorsAfter({ ...withValues({}, more), ...USED });
  expect(others).toEqual([]);
  expect(`${found?.file}:${found?.line}:${found?.column} ${found?.message}`).toMatch(`content/site.yaml:${place} `);
  expect(found?.message).toContain(message);
});

test.each<[string, string, string]>([
  ['phone: 912345', 'data/value', 'fits none of its forms'],
  ['my-phone: "9"', 'data/value', 'letters, digits and underscores'],
  ['phone: { sv: Ring }', 'values/language', 'no text in the default language, "fi"'],
])('the value %s is an error', async (written, rule, message) => {
  const found = await errorsAfter(inSite('footer:', `values: { ${written} }\nfooter:`));
  expect(found.map((each) => [each.rule, each.message])).toEqual([[rule, expect.stringContaining(message)]]);
});

test('a value without use is a warning', async () => {
  const found = (await diagnosticsAfter(withValues(page('{site.phone}')))).filter(({ rule }) =>
    rule.startsWith('values'),
  );
  expect(found).toEqual([expect.objectContaining({ line: 24, message: 'No text uses the value "hours".' })]);
});
