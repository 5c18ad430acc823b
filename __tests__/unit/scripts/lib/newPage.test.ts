import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readNewPage, type Ask, type NewPageOptions } from '../../../../scripts/lib/newPage';
import { applyFileChanges } from '../../../../src/node/writing/fileChanges';
import { planNew } from '../../../../src/node/writing/planNew';
import { goodText, page, replaced } from '../../../support/changes';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../support/contentFolder';
import { contentOf, faultsIn, textIn } from '../../../support/writing';

afterEach(removeTemporaryFolders);

const TODAY = '2026-03-05';

const KINDS = `pikaohje: { under: docs/pikaohjeet, paired: [ohje] }
ohje: { under: docs/ohjeet }
tiedote: { under: docs/versiot }
kirjoitus: { under: blog }
`;
const QUICK = `---
title: $title
description: $description
keywords: []
---

Milloin tämä tehdään.

## Vaiheet

<Steps>

1. Avaa lasku.

</Steps>

## Katso myös

$related
`;
const NOTE =
  '---\ntitle: $title\ndescription: $description\nreleased: $month\naffects: $affects\n---\n\n## Uutta\n\n$related\n';
const POST =
  '---\ntitle: $title\ndescription: $description\ndate: $today\nauthors: [$author]\n---\n\n## Kirjoita tähän\n\nTeksti.\n\n## Katso myös\n\n$related\n';

const kinds: Changes = {
  'kinds.yaml': KINDS,
  'templates/pikaohje.mdx': QUICK,
  'templates/tiedote.mdx': NOTE,
  'templates/kirjoitus.mdx': POST,
};

async function begin(folder: string, options: NewPageOptions, ask?: Ask): Promise<void> {
  const content = await contentOf(folder);
  applyFileChanges(planNew(await readNewPage(options, content, TODAY, ask), content));
}

const siirto: NewPageOptions = {
  kind: 'pikaohje',
  title: 'Kestotilauksen siirto',
  description: 'Siirrä tilaus: uusi tilaaja jatkaa siitä.',
  related: ['ohjeet/saldo'],
  category: 'ohjeet > ohjeet',
};

test('a page has the skeleton of its kind, a place in the sidebar, and links both ways', async () => {
  const folder = makeContentFolder(kinds);
  await begin(folder, siirto);
  expect(textIn(folder, 'docs/pikaohjeet/kestotilauksen-siirto.mdx')).toBe(
    QUICK.replace('$title', 'Kestotilauksen siirto')
      .replace('$description', '"Siirrä tilaus: uusi tilaaja jatkaa siitä."')
      .replace('$related', '- [Saldo](/docs/ohjeet/saldo)'),
  );
  expect(textIn(folder, 'docs/ohjeet/saldo.mdx')).toBe(
    `${goodText('docs/ohjeet/saldo.mdx').trimEnd()}\n\n## Katso myös\n\n- [Kestotilauksen siirto](/docs/pikaohjeet/kestotilauksen-siirto)\n`,
  );
  expect(textIn(folder, 'sidebars.yaml')).toBe(
    goodText('sidebars.yaml').replace(
      '        - ohjeet/saldo\n',
      '        - ohjeet/saldo\n        - pikaohjeet/kestotilauksen-siirto\n',
    ),
  );
  expect(await faultsIn(folder)).toEqual([]);
  await begin(folder, { ...siirto, title: 'Toinen [siirto]', description: 'Toinen.' });
  expect(textIn(folder, 'docs/ohjeet/saldo.mdx')).toMatch(
    /siirto\)\n- \[Toinen \\\[siirto\\\]\]\(\/docs\/pikaohjeet\/toinen-siirto\)\n$/,
  );
  expect(textIn(folder, 'docs/pikaohjeet/toinen-siirto.mdx')).toContain('title: "Toinen [siirto]"\n');
  expect(await faultsIn(folder)).toEqual([]);
});

test('what is not said is asked for', async () => {
  const folder = makeContentFolder(kinds);
  const asked: string[] = [];
  const answers = [
    'pikaohje',
    'Uusi siirto',
    'Siirrä se.',
    'pikaohjeet/siirto',
    '/docs/ohjeet/lasku',
    'Ohjeet > Ohjeet',
  ];
  await begin(folder, {}, (question, known) => {
    asked.push([question, ...(known?.choices ?? []), known?.fallback ?? ''].join(' | '));
    return Promise.resolve(answers[asked.length - 1] ?? '');
  });
  expect(asked).toEqual([
    'Kind of page | pikaohje | ohje | tiedote | kirjoitus | ',
    'Title | ',
    'Description, in one sentence | ',
    'Address below docs | pikaohjeet/uusi-siirto',
    'Page of the kind "ohje" that it belongs to | ',
    'Category in the sidebar | Ohjeet | Ohjeet > Ohjeet | Versiot | ',
  ]);
  expect(existsSync(path.join(folder, 'docs/pikaohjeet/siirto.mdx'))).toBe(true);
  expect(await faultsIn(folder)).toEqual([]);
});

test('a release note names the pages that it changes, and they are left alone', async () => {
  const folder = makeContentFolder(kinds);
  await begin(folder, {
    kind: 'tiedote',
    title: 'Maaliskuu',
    description: 'Mitä muuttui.',
    related: ['ohjeet/lasku', 'ohjeet/saldo'],
  });
  expect(textIn(folder, 'docs/versiot/maaliskuu.mdx')).toBe(
    '---\ntitle: Maaliskuu\ndescription: Mitä muuttui.\nreleased: 2026-03\naffects:\n  - /docs/ohjeet/lasku\n  - /docs/ohjeet/saldo\n---\n\n## Uutta\n\n- [Laskut](/docs/ohjeet/lasku)\n- [Saldo](/docs/ohjeet/saldo)\n',
  );
  expect(textIn(folder, 'docs/ohjeet/lasku.mdx')).toBe(goodText('docs/ohjeet/lasku.mdx'));
  expect(textIn(folder, 'sidebars.yaml')).toContain('  items:\n    - versiot/maaliskuu\n    - versiot/kesakuu\n');
  expect(await faultsIn(folder)).toEqual([]);
});

test('a post has its day and author, and no heading over nothing', async () => {
  const folder = makeContentFolder(kinds);
  await begin(folder, {
    kind: 'kirjoitus',
    title: 'Kevään webinaari',
    description: 'Mistä puhutaan.',
    author: 'tiimi',
  });
  expect(textIn(folder, 'blog/2026-03-05-kevaan-webinaari.mdx')).toBe(
    '---\ntitle: Kevään webinaari\ndescription: Mistä puhutaan.\ndate: 2026-03-05\nauthors: [tiimi]\n---\n\n## Kirjoita tähän\n\nTeksti.\n',
  );
  expect(await faultsIn(folder)).toEqual([]);
});

test('a draft is in no sidebar, and no page links to it', async () => {
  const folder = makeContentFolder(kinds);
  await begin(folder, { ...siirto, category: undefined, draft: true });
  expect(textIn(folder, 'docs/pikaohjeet/kestotilauksen-siirto.mdx')).toContain('keywords: []\ndraft: true\n---\n');
  expect(textIn(folder, 'docs/ohjeet/saldo.mdx')).toBe(goodText('docs/ohjeet/saldo.mdx'));
  expect(await faultsIn(folder)).toEqual([]);
});

test('a site without kinds names the folder', async () => {
  const folder = makeContentFolder();
  await begin(folder, { kind: 'docs/ohjeet', title: 'Tili', description: 'Tilistä.', category: 'Ohjeet > Ohjeet' });
  expect(textIn(folder, 'docs/ohjeet/tili.mdx')).toBe('---\ntitle: Tili\ndescription: Tilistä.\n---\n\nTilistä.\n');
  expect(await faultsIn(folder)).toEqual([]);
});

const faults: [what: string, options: NewPageOptions, message: string][] = [
  [
    'no kind',
    { ...siirto, kind: undefined },
    'The kind of the page is missing. The kinds are pikaohje, ohje, tiedote, kirjoitus.',
  ],
  ['an unknown kind', { ...siirto, kind: 'pikaohjee' }, 'There is no kind "pikaohjee". Did you mean "pikaohje"?'],
  ['no title', { ...siirto, title: ' ' }, 'The title is missing. Write it behind the kind, in quotation marks.'],
  [
    'a title that is there',
    { ...siirto, title: 'saldo' },
    '"saldo" is already the title of content/docs/ohjeet/saldo.mdx. Choose one that tells the two apart.',
  ],
  [
    'a title that is too long',
    { ...siirto, title: 'x'.repeat(61) },
    `The content has 1 error in 1 file.\n\ncontent/docs/pikaohjeet/${'x'.repeat(61)}.mdx:2:8\n  "title" has 61 characters, more than the 60 that fit.\n  Shorten it.`,
  ],
  [
    'no description',
    { ...siirto, description: undefined },
    'The description is missing. Write one sentence: --description "Siirrä kestotilaus toiselle."',
  ],
  [
    'a path that is taken',
    { ...siirto, kind: 'ohje', path: 'ohjeet/lasku' },
    '/docs/ohjeet/lasku is already the page of content/docs/ohjeet/lasku.mdx. Choose another path.',
  ],
  [
    'a path that was an old address',
    { ...siirto, kind: 'docs', path: 'lasku' },
    '/docs/lasku is an old address that leads readers to /docs/ohjeet/lasku (content/docs/ohjeet/lasku.mdx:6). Choose another path.',
  ],
  [
    'a path of another kind',
    { ...siirto, path: 'ohjeet/siirto' },
    '/docs/ohjeet/siirto is not below docs/pikaohjeet, where pages of this kind are. Choose another path or kind.',
  ],
  [
    'a title without letters',
    { ...siirto, title: '???' },
    'The title has no letters for an address. Name one: --path pikaohjeet/saldo',
  ],
  [
    'no page of a paired kind',
    { ...siirto, related: ['alku'] },
    'A page of this kind belongs to one of the kind "ohje". Name it: --related ohjeet/yleista',
  ],
  [
    'a related page that is not there',
    { ...siirto, related: ['ohjeet/sald'] },
    'There is no page "ohjeet/sald". Did you mean "/docs/ohjeet/saldo"?',
  ],
  [
    'a related page that is a draft',
    { ...siirto, related: ['uusi'] },
    '/docs/uusi is a draft, to which no page may link. Name another page.',
  ],
  [
    'no category',
    { ...siirto, category: undefined },
    'The category in the sidebar is missing. Name one behind --category:\n  Ohjeet\n  Ohjeet > Ohjeet\n  Versiot',
  ],
  ['an unknown category', { ...siirto, category: 'Versio' }, 'There is no category "Versio". Did you mean "Versiot"?'],
  [
    'no author',
    { kind: 'kirjoitus', title: 'A', description: 'B' },
    'The author is missing. Name one behind --author. The authors are tiimi.',
  ],
  [
    'an unknown author',
    { kind: 'kirjoitus', title: 'A', description: 'B', author: 'tiim' },
    'There is no author "tiim". Did you mean "tiimi"?',
  ],
];

test.each(faults)('%s is a fault', async (_what, options, message) => {
  const folder = makeContentFolder({
    ...kinds,
    ...page('Teksti.', 'title: Uusi\ndescription: Uusi sivu.\ndraft: true'),
  });
  await expect(begin(folder, options)).rejects.toThrow(new Error(message));
  expect(await faultsIn(folder)).toEqual([]);
});

test('a folder that cannot be written to leaves everything as it was', async () => {
  const folder = makeContentFolder({ ...kinds, 'docs/pikaohjeet': 'This is no folder.' });
  await expect(begin(folder, siirto)).rejects.toThrow(/^The content could not be written, and is as it was: /);
  expect(readFileSync(path.join(folder, 'sidebars.yaml'), 'utf8')).toBe(goodText('sidebars.yaml'));
});

test('lists in brackets take the page too', async () => {
  const folder = makeContentFolder({
    ...kinds,
    ...replaced('sidebars.yaml', '    - versiot/kesakuu\n', '    - category: Kesä\n      items: [versiot/kesakuu]\n'),
  });
  await begin(folder, { ...siirto, category: 'Kesä' });
  expect(textIn(folder, 'sidebars.yaml')).toContain('items: [versiot/kesakuu, pikaohjeet/kestotilauksen-siirto]\n');
  expect(await faultsIn(folder)).toEqual([]);
});

test('a page in a folder that a sidebar follows needs no line', async () => {
  const sidebars = replaced(
    'sidebars.yaml',
    '    - versiot/kesakuu\n',
    '    - versiot/kesakuu\n    - auto: pikaohjeet\n',
  );
  const folder = makeContentFolder({ ...kinds, ...sidebars });
  const before = textIn(folder, 'sidebars.yaml');
  await begin(folder, { ...siirto, category: undefined });
  expect(textIn(folder, 'sidebars.yaml')).toBe(before);
  expect(await faultsIn(folder)).toEqual([]);
});
