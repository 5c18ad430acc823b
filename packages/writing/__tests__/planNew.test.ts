import { type Ask, type NewPageOptions, readNewPage } from '../../../scripts/lib/newPage';
import { applyFileChanges } from '../../../src/node/files/fileChanges';
import { planNew } from '../src/planNew';
import { goodText, page, replaced } from '../../../__tests__/support/changes';
import { type Changes, makeContentFolder, removeTemporaryFolders } from '../../../__tests__/support/contentFolder';
import { contentOf, errorsIn, has, textIn } from '../../../__tests__/support/writing';

// Records of an earlier folder count as fresh while its images exist.
afterEach(removeTemporaryFolders);

const TODAY = '2026-03-05';

const KINDS = `pikaohje: { under: docs/pikaohjeet, paired: [ohje] }
ohje: { under: docs/ohjeet }
tiedote: { under: docs/versiot }
kirjoitus: { under: blog }
`;
const QUICK =
  '---\ntitle: $title\ndescription: $description\nkeywords: []\n---\n\nMilloin.\n\n## Katso myös\n\n$related\n';
const NOTE =
  '---\ntitle: $title\ndescription: $description\nreleased: $month\naffects: $affects\n---\n\n## Uutta\n\n$related\n';
const POST =
  '---\ntitle: $title\ndescription: $description\ndate: $today\nauthors: [$author]\n---\n\nTeksti.\n\n## Katso myös\n\n$related\n';

const kinds: Changes = {
  'kinds.yaml': KINDS,
  'templates/pikaohje.mdx': QUICK,
  'templates/tiedote.mdx': NOTE,
  'templates/kirjoitus.mdx': POST,
};

/** Creates a page in a folder like the command, and checks the result. */
async function begin(folder: string, options: NewPageOptions, ask?: Ask): Promise<void> {
  const content = await contentOf(folder);
  applyFileChanges(planNew(await readNewPage(options, content, TODAY, ask), content));
  expect(await errorsIn(folder)).toEqual([]);
}

const siirto: NewPageOptions = {
  kind: 'pikaohje',
  title: 'Kestotilauksen siirto',
  description: 'Siirrä tilaus: uusi tilaaja jatkaa siitä.',
  related: ['ohjeet/saldo'],
  category: 'ohjeet > ohjeet',
};

test('a page has the template of its kind, a position in the sidebar, and links both ways', async () => {
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
  await begin(folder, { ...siirto, title: 'Toinen [siirto]', description: 'Toinen.' });
  expect(textIn(folder, 'docs/ohjeet/saldo.mdx')).toMatch(
    /siirto\)\n- \[Toinen \\\[siirto\\\]\]\(\/docs\/pikaohjeet\/toinen-siirto\)\n$/,
  );
  expect(textIn(folder, 'docs/pikaohjeet/toinen-siirto.mdx')).toContain('title: "Toinen [siirto]"\n');
});

/** Answers questions in turn, and lists them with their choices and default. */
function answering(...answers: string[]) {
  const questions: string[] = [];
  const ask: Ask = (question, known) => {
    questions.push([question, ...(known?.choices ?? []), known?.fallback ?? ''].join(' | '));
    return Promise.resolve(answers[questions.length - 1] ?? '');
  };
  return { questions, ask };
}

test('asks for missing values', async () => {
  const folder = makeContentFolder(kinds);
  const page = ['pikaohje', 'Uusi siirto', 'Siirrä se.', 'pikaohjeet/siirto', 'ohjeet/lasku', 'Ohjeet > Ohjeet'];
  const { questions, ask } = answering(...page);
  await begin(folder, {}, ask);
  expect(questions).toEqual([
    'Kind of page | pikaohje | ohje | tiedote | kirjoitus | ',
    'Title | ',
    'Description, in one sentence | ',
    'Address below docs | pikaohjeet/uusi-siirto',
    'Page of the kind "ohje" that it belongs to | ',
    'Category in the sidebar | Ohjeet | Ohjeet > Ohjeet | Versiot | ',
  ]);
  expect(has(folder, 'docs/pikaohjeet/siirto.mdx')).toBe(true);
});

test('reports an invalid answer and asks again, keeping earlier answers', async () => {
  const folder = makeContentFolder(kinds);
  const told: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((message) => void told.push(message));
  const answers = ['', 'Uusi siirto', 'pikaohjeet/siirto', '2', 'ohjeet/lasku', 'Versio', 'Versiot'];
  const { questions, ask } = answering(...answers);
  await begin(folder, { kind: 'pikaohje', description: 'Siirrä se.' }, ask);
  expect(told).toEqual([
    'The title is missing. Write it behind the kind, in quotation marks.',
    expect.stringContaining('"2"'),
    'There is no category "Versio". Did you mean "Versiot"?',
  ]);
  expect([questions.length, has(folder, 'docs/pikaohjeet/siirto.mdx')]).toEqual([answers.length, true]);
});

test('does not ask again after a terminal error', async () => {
  const ask = () => Promise.reject(Object.assign(new Error('closed'), { code: 'ERR_USE_AFTER_CLOSE' }));
  await expect(begin(makeContentFolder(kinds), {}, ask)).rejects.toThrow('closed');
});

test('the first note of a year starts its category, before those of other years', async () => {
  const years = "    - category: '2025'\n      items: [versiot/kesakuu]\n";
  const folder = makeContentFolder({ ...kinds, ...replaced('sidebars.yaml', '    - versiot/kesakuu\n', years) });
  await begin(folder, { kind: 'tiedote', title: 'Maaliskuu', description: 'Mitä muuttui.' });
  const category = "    - { category: '2026', items: [versiot/maaliskuu] }\n";
  expect(textIn(folder, 'sidebars.yaml')).toContain(category + years);
  await begin(folder, { kind: 'tiedote', title: 'Huhtikuu', description: 'Mitä taas muuttui.', category: '2026' });
  expect(textIn(folder, 'sidebars.yaml')).toContain('[versiot/huhtikuu, versiot/maaliskuu]');
});

test('a release note names the pages that it changes, without changing them', async () => {
  const folder = makeContentFolder(kinds);
  const related = ['ohjeet/lasku', 'ohjeet/saldo'];
  await begin(folder, { kind: 'tiedote', title: 'Maaliskuu', description: 'Mitä muuttui.', related });
  expect(textIn(folder, 'docs/versiot/maaliskuu.mdx')).toBe(
    '---\ntitle: Maaliskuu\ndescription: Mitä muuttui.\nreleased: 2026-03\naffects:\n  - /docs/ohjeet/lasku\n  - /docs/ohjeet/saldo\n---\n\n## Uutta\n\n- [Laskut](/docs/ohjeet/lasku)\n- [Saldo](/docs/ohjeet/saldo)\n',
  );
  expect(textIn(folder, 'docs/ohjeet/lasku.mdx')).toBe(goodText('docs/ohjeet/lasku.mdx'));
  expect(textIn(folder, 'sidebars.yaml')).toContain('  items:\n    - versiot/maaliskuu\n    - versiot/kesakuu\n');
});

test('a post has its date and author, and no empty sections', async () => {
  const folder = makeContentFolder(kinds);
  await begin(folder, { kind: 'kirjoitus', title: 'Kevään webinaari', description: 'Puhetta.', author: 'tiimi' });
  expect(textIn(folder, 'blog/2026-03-05-kevaan-webinaari.mdx')).toBe(
    '---\ntitle: Kevään webinaari\ndescription: Puhetta.\ndate: 2026-03-05\nauthors: [tiimi]\n---\n\nTeksti.\n',
  );
});

test('a draft is not in a sidebar and is not linked', async () => {
  const folder = makeContentFolder(kinds);
  await begin(folder, { ...siirto, category: undefined, draft: true });
  expect(textIn(folder, 'docs/pikaohjeet/kestotilauksen-siirto.mdx')).toContain('keywords: []\ndraft: true\n---\n');
  expect(textIn(folder, 'docs/ohjeet/saldo.mdx')).toBe(goodText('docs/ohjeet/saldo.mdx'));
});

test('a site without kinds asks for the folder', async () => {
  const folder = makeContentFolder();
  await begin(folder, { kind: 'docs/ohjeet', title: 'Tili', description: 'Tilistä.', category: 'Ohjeet > Ohjeet' });
  expect(textIn(folder, 'docs/ohjeet/tili.mdx')).toBe('---\ntitle: Tili\ndescription: Tilistä.\n---\n\nTilistä.\n');
});

const POST_ONLY = { kind: 'kirjoitus', related: undefined, category: undefined };
const ERRORS: Record<string, NewPageOptions> = {
  'The kind of the page is missing. The kinds are pikaohje, ohje, tiedote, kirjoitus.': { kind: undefined },
  'There is no kind "pikaohjee". Did you mean "pikaohje"?': { kind: 'pikaohjee' },
  'The title is missing. Write it behind the kind, in quotation marks.': { title: ' ' },
  '"saldo" is already the title of content/docs/ohjeet/saldo.mdx. Choose one that tells the two apart.': {
    title: 'saldo',
  },
  [`The content has 1 error in 1 file.\n\ncontent/docs/pikaohjeet/${'x'.repeat(61)}.mdx:2:8\n  "title" has 61 characters, more than the 60 that fit.\n  Shorten it.`]:
    { title: 'x'.repeat(61) },
  '/docs/ohjeet/lasku is already the page of content/docs/ohjeet/lasku.mdx. Choose another path.': {
    kind: 'ohje',
    path: 'ohjeet/lasku',
  },
  '/docs/lasku is an old address that leads readers to /docs/ohjeet/lasku (content/docs/ohjeet/lasku.mdx:6). Choose another path.':
    { kind: 'docs', path: 'lasku' },
  '/docs/ohjeet/siirto is not below docs/pikaohjeet, where pages of this kind are. Choose another path or kind.': {
    path: 'ohjeet/siirto',
  },
  'The title has no letters for an address. Name one: --path pikaohjeet/saldo': { title: '???' },
  'A page of this kind belongs to one of the kind "ohje". Name it: --related ohjeet/yleista': { related: ['alku'] },
  '/docs/uusi is a draft, to which no page may link. Name another page.': { related: ['uusi'] },
  [[
    'The title is missing. Write it behind the kind, in quotation marks.',
    'The description is missing. Write one sentence: --description "Siirrä kestotilaus toiselle."',
    'A page of this kind belongs to one of the kind "ohje". Name it: --related ohjeet/yleista',
    'The category in the sidebar is missing. Name one behind --category:\n  Ohjeet\n  Ohjeet > Ohjeet\n  Versiot',
  ].join('\n')]: { title: undefined, description: undefined, related: undefined, category: undefined },
  'There is no category "Versio". Did you mean "Versiot"?': { category: 'Versio' },
  'The author is missing. Name one behind --author. The authors are tiimi.': POST_ONLY,
  'There is no author "tiim". Did you mean "tiimi"?': { ...POST_ONLY, author: 'tiim' },
};

test.each(Object.entries(ERRORS))('%s', async (message, options) => {
  const folder = makeContentFolder({
    ...kinds,
    ...page('Teksti.', 'title: Uusi\ndescription: Uusi sivu.\ndraft: true'),
  });
  await expect(begin(folder, { ...siirto, ...options })).rejects.toThrow(new Error(message));
  expect(await errorsIn(folder)).toEqual([]);
});

test.each([
  ['a list in brackets takes the page too', '    - category: Kesä\n      items: [versiot/kesakuu]\n', 'Kesä'],
  ['a page of a followed folder needs no line', '    - versiot/kesakuu\n    - auto: pikaohjeet\n', undefined],
])('%s', async (_what, lines, category) => {
  const folder = makeContentFolder({ ...kinds, ...replaced('sidebars.yaml', '    - versiot/kesakuu\n', lines) });
  const before = textIn(folder, 'sidebars.yaml');
  await begin(folder, { ...siirto, category });
  expect(textIn(folder, 'sidebars.yaml')).toBe(
    before.replace('[versiot/kesakuu]', '[versiot/kesakuu, pikaohjeet/kestotilauksen-siirto]'),
  );
});
