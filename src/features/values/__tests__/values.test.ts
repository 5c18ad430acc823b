import { doc, frontMatter, goodText, inSite, page } from '../../../../__tests__/support/changes';
import type { Changes } from '../../../../__tests__/support/contentFolder';
import { diagnosticsAfter, errorsAfter, withContent } from '../../../../__tests__/support/errorCases';
import { passageText } from '../../../node/content/passage';
import { formatFinding } from '../../../node/diagnostics/diagnostic';

const VALUES = 'values:\n  phone: 09 123\n  hours: { fi: klo 8–16, sv: kl. 8–16 }\n';
const COPYRIGHT = '© 2025 Pieni';
/** The values are on lines 22 to 24, the copyright on line 31. */
const withValues = (changes: Changes, copyright = COPYRIGHT): Changes => ({
  'site.yaml': goodText('site.yaml').replace('footer:', `${VALUES}footer:`).replace(COPYRIGHT, copyright),
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
    '{ fi: "Soita {site.hours}", sv: "Ring {site.hours}" }',
  );
  const found = await withContent(changes, ({ content }) => ({
    copyright: content?.site.footer?.copyright,
    terms: content?.terms?.terms.map(({ explanation }) => explanation),
    pages: content?.docs.flatMap(({ path, frontMatter: { title }, passages }) =>
      path === '/docs/uusi' ? [[title, ...passages.map(passageText)]] : [],
    ),
  }));
  expect(found).toEqual({
    copyright: { fi: 'Soita klo 8–16', sv: 'Ring kl. 8–16' },
    terms: ['Kysy klo 8–16.'],
    pages: [
      ['Auki klo 8–16', 'Teksti.'],
      ['Öppet kl. 8–16', 'Öppet kl. 8–16.'],
    ],
  });
});

const NEXT = 'footer:';
const TITLE = 'title: Soita {site.phon}\ndescription: A.';

test.each<[Changes, string]>([
  [withValues(page('Soita {site.phon}.')), 'docs/uusi.mdx:6:7 The site has no value "phon". Did you mean "phone"?'],
  [withValues(page('[a](tel:{site.fax})')), 'docs/uusi.mdx:6:1 The site has no value "fax". Add it to site.yaml'],
  [withValues(frontMatter(TITLE)), 'docs/uusi.mdx:2:8 The site has no value "phon". Did you mean "phone"?'],
  [withValues({}, '"{site.hours}"'), 'site.yaml:31:14 The value "hours" has a text for each'],
  [withValues({}, '"{site.fax}"'), 'site.yaml:31:14 The site has no value "fax".'],
  [inSite(NEXT, `values: { phone: 912345 }\n${NEXT}`), 'site.yaml:22:18 "values.phone" has a value that fits none'],
  [inSite(NEXT, `values: { my-phone: "9" }\n${NEXT}`), 'site.yaml:22:11 The name of a value has only letters, digits'],
  [
    inSite(NEXT, `values: { phone: { sv: A } }\n${NEXT}`),
    'site.yaml:22:11 The value "phone" has no text in the default',
  ],
])('an error: %#', async (changes, report) => {
  const found = await errorsAfter(changes);
  expect(found.map((each) => formatFinding(each).replaceAll('\n ', ''))).toEqual([
    expect.stringContaining(`content/${report}`),
  ]);
});

test('a value without use is a warning', async () => {
  const found = (await diagnosticsAfter(withValues(page('{site.phone}')))).filter(({ rule }) =>
    rule.startsWith('values'),
  );
  expect(found).toEqual([expect.objectContaining({ line: 24, message: 'No text uses the value "hours".' })]);
});
