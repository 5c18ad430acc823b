import { readFileSync } from 'node:fs';
import { makeContentFolder, type Changes } from '../../../../../__tests__/support/contentFolder';
import { added, engineOf } from '../../../../../__tests__/support/engine';
import { dataOf } from '../../../../../__tests__/support/setUp';
import { contentOf } from '../../../../../__tests__/support/writing';
import type { PlannedSite } from '../../../../extend';
import { checkContent } from '../../../../node/content/checkContent';
import { loadContent } from '../../../../node/content/loadContent';
import { createRecordStore } from '../../../../node/content/recordStore';
import { buildDocNode } from '../../../../node/graphql/pageNodes';
import { related } from '../../feature';

const doc = (title: string, keys = '', text = 'Ohje.') =>
  `---\ntitle: ${title}\ndescription: ${title}.\n${keys}---\n\n${text}\n`;

/** The good folder with pages that share words, and the setting. */
const folderWith = (changes: Changes, isOn = true) =>
  makeContentFolder({
    'site.yaml': `${readFileSync('__tests__/fixtures/good/site.yaml', 'utf8')}\nrelated: ${String(isOn)}\n`,
    'docs/vasara.mdx': doc('Vasaran teroitus'),
    'docs/vasara.sv.mdx': doc('Slipa hammaren'),
    'docs/saha.mdx': doc('Sahan teroitus'),
    ...changes,
  });

/** The lists of a locale by path. */
async function offeredIn(locale: string, changes: Changes = {}) {
  const content = await contentOf(folderWith(changes));
  const docs = content.docs.map((each) => buildDocNode(each, '', () => '', added));
  const pages = dataOf(related, content).pages?.(locale, { docs } as unknown as PlannedSite);
  return Object.fromEntries([...(pages ?? [])].map(([path, { data }]) => [path, data]));
}

const SAW = { path: '/docs/saha', title: 'Sahan teroitus' };
const HAMMER = { path: '/docs/vasara', title: 'Vasaran teroitus' };

test('a page offers others in the language of its text', async () => {
  expect(await offeredIn('fi')).toMatchObject({
    [HAMMER.path]: { title: 'Katso myös', lang: null, pages: [SAW] },
    [SAW.path]: { title: 'Katso myös', lang: null, pages: [HAMMER] },
  });
  const swedish = await offeredIn('sv', { 'docs/saha.sv.mdx': doc('Slipa sågen') });
  expect(swedish[SAW.path]).toEqual({
    title: 'Se även',
    lang: null,
    pages: [{ path: HAMMER.path, title: 'Slipa hammaren' }],
  });
});

test('an untranslated page offers those of its original, except pages that its readers do not have', async () => {
  const own = { 'docs/hankinta.mdx': doc('Sahan hankinta', 'fallback: false\n') };
  expect((await offeredIn('fi', own))[SAW.path]).toMatchObject({ pages: [{ path: '/docs/hankinta' }, HAMMER] });
  const english = await offeredIn('en', own);
  expect(english[SAW.path]).toEqual({ title: 'Katso myös', lang: 'fi', pages: [HAMMER] });
});

test.each([
  ['shares no word with others', true, doc('Puutarha'), true],
  ['shares words', true, doc('Vasaran hankinta'), false],
  ['shares words but offers none', true, doc('Vasaran hankinta', 'related: false\n'), false],
  ['links to another', true, doc('Puutarha', '', '[Alku](/docs/alku)'), false],
  ['shares no word, on a site without the feature,', false, doc('Puutarha'), false],
])('a page that %s: the check names a dead end', async (_, isOn, text, isDeadEnd) => {
  const folder = folderWith({ 'docs/uusi.mdx': text }, isOn);
  const warnings = checkContent(await loadContent(engineOf(folder), createRecordStore()), ['warning']);
  const found = warnings.filter(({ rule }) => rule === 'page/dead-end').map(({ file }) => file);
  expect(found).toEqual(isDeadEnd ? ['content/docs/uusi.mdx'] : []);
});
