import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../../../src/node/content/checkContent';
import { knownPaths } from '../../../../src/node/content/checks/knownPaths';
import { type Content, loadContent } from '../../../../src/node/content/loadContent';
import type { Compiled } from '../../../../src/node/content/mdx/compile';
import { displayedSidebar, type Doc } from '../../../../src/node/content/pageReader';
import { joinPublishedLinks } from '../../../../src/node/content/publishedLinkList';
import { listLinks } from '../../../../src/node/content/publishedLinks';
import { createRecordStore, recordKey } from '../../../../src/node/content/recordStore';
import { loadSite } from '../../../../src/node/content/loadSite';
import { applyChanges, type Changes, makeContentFolder, makeTemporaryFolder } from '../../../support/contentFolder';
import { errorsAfter, withContent } from '../../../support/errorCases';
import { GLOSSARY, sampleGlossary, sampleVideo } from '../../../support/media';
import { doc, postWith, versionedDocs } from '../../../support/changes';
import { commitAll } from '../../../support/commitAll';
import { describeWith } from '../../../support/features';
import { engineOf } from '../../../support/engine';

/** The content of the good folder after the changes. */
const contentAfter = (changes: Changes) => withContent(changes, ({ content }) => content);

describe('pages that cannot be read', () => {
  const SALDO = 'docs/ohjeet/saldo.mdx';

  /** References to the page: synonyms, an old address, a link to a heading, the previous page of another one. */
  const REFERENCES: Changes = {
    'synonyms.fi.yaml': '- { words: [rahat], pages: [/docs/ohjeet/saldo] }\n',
    'published-links.txt': '/docs/saldo #tilat\n',
    'docs/uusi.mdx': doc('Uusi', '[x](/docs/ohjeet/saldo#tilat)', 'pagination_prev: /docs/ohjeet/saldo'),
  };

  const saldo = (frontMatter: string, body = '## Tilat\n\nTeksti.') => ({
    ...REFERENCES,
    [SALDO]: `---\n${frontMatter}\naliases: [/docs/saldo]\n---\n\n${body}\n`,
  });

  const SOUND = 'title: Saldo\ndescription: Saldon tarkistus.';

  test('all references to the page are valid', async () => expect(await errorsAfter(saldo(SOUND))).toEqual([]));

  test.each([
    ['an unclosed quotation mark', saldo('title: "Saldo\ndescription: Saldon tarkistus.'), 'syntax/yaml'],
    ['a missing description', saldo('title: Saldo'), 'front-matter/value'],
    ['an element that is not closed', saldo(SOUND, '## Tilat\n\n<Steps>\n\nTeksti.'), 'syntax/mdx'],
  ])('%s is one error, because other pages still find the page', async (_name, changes, rule) => {
    expect(await errorsAfter(changes)).toMatchObject([{ file: `content/${SALDO}`, rule }]);
  });

  test('checks the text of a page whose front matter has an error too', async () => {
    const errors = await errorsAfter(saldo(`${SOUND}\nauthro: Matti`, '## Tilat\n\n[x](/docs/ei-ole)'));
    expect(errors.map(({ line, message }) => [line, message])).toEqual([
      [4, 'Unknown key "authro".'],
      [10, 'The link "/docs/ei-ole" points to a page that does not exist.'],
    ]);
  });

  test('a broken post keeps its address, and its authors if they can be read', async () => {
    const changes = {
      ...postWith('title: "Webinaari\ndate: 2025-09-05\nslug: webinaari\nauthors: [tiimi]', 'webinaari'),
      'docs/uusi.mdx': doc('Uusi', '[x](/blog/webinaari)'),
    };
    expect((await errorsAfter(changes)).map(({ file, message }) => [file, message])).toEqual([
      ['content/blog/webinaari.mdx', 'A quotation mark is opened here but not closed.'],
    ]);
    const content = await contentAfter(changes);
    const post = content?.posts.find(({ path }) => path === '/blog/webinaari');
    expect(post?.frontMatter.authors).toEqual(['tiimi']);
  });

  const saldoWith = async (text: string) =>
    (await contentAfter({ [SALDO]: text }))?.docs.find(({ path }) => path === '/docs/ohjeet/saldo');

  test('a page with an unreadable text shows the error instead', async () => {
    const page = await saldoWith(`---\n${SOUND}\n---\n\n<Steps>\n`);
    expect(page?.frontMatter.title).toBe('Saldo');
    expect(page?.content.html).toBe(
      '<div class="admonition" data-kind="danger" role="note" lang="en"><p class="admonition-title">' +
        '<span>This text cannot be shown</span></p><ul><li><code>content/docs/ohjeet/saldo.mdx:6:1</code><br>' +
        '&#x3C;Steps> is opened but not closed.<br>Write &#x3C;/Steps> after its content.</li></ul></div>',
    );
  });

  test('a page without front matter has the name of its file', async () => {
    const page = await saldoWith('Teksti.\n');
    expect([page?.frontMatter.title, page?.content.html]).toEqual(['saldo', '<p>Teksti.</p>']);
  });
});

test('a link of a translation leads to the headings of the translation', async () => {
  const text = (title: string, body: string) => `---\ntitle: ${title}\ndescription: ${title}.\n---\n\n${body}\n`;
  const folder = makeContentFolder({
    'docs/uusi.mdx': text('Uusi', '## Yksi\n\nTeksti.'),
    'docs/uusi.sv.mdx': text('Ny', '## Ett\n\nText.'),
    'docs/toinen.mdx': text('Toinen', '[a](/docs/uusi#yksi)'),
    'docs/toinen.sv.mdx': text('Andra', '[a](/docs/uusi#ett)\n\n[b](/docs/uusi#yksi)'),
  });
  const findings = checkContent(await loadContent(engineOf(folder), createRecordStore()));
  const found = findings.filter(({ rule }) => rule === 'link/unknown-heading');
  expect(found.map(({ file, line }) => `${file}:${line ?? ''}`)).toEqual(['content/docs/toinen.sv.mdx:8']);
});

describeWith('versions')('doc roots', () => {
  let content: Content;
  beforeAll(async () => {
    const loaded = await loadContent(engineOf(makeContentFolder(versionedDocs)), createRecordStore());
    if (loaded.content === undefined) throw new Error('The content cannot be read.');
    content = loaded.content;
  });
  const docAt = (path: string, locale = 'fi') => content.docs.find((doc) => doc.path === path && doc.locale === locale);

  test('versions are doc roots, newest first', () => {
    expect(content.docRoots).toMatchObject([
      { name: '3.0', label: { fi: '3.0 (tulossa)', en: '3.0 (next)', sv: '3.0 (kommer)' }, banner: 'unreleased' },
      { name: 'current', label: '2.0' },
      { name: '1.0', label: '1.0', banner: 'unmaintained' },
    ]);
    expect(content.otherRoots).toEqual(['3.0', '1.0']);
  });

  test('each version has its own pages', () => {
    const own = [...knownPaths(content).keys()].filter((path) => /^\/docs\/[13]/.test(path));
    expect(own.sort()).toEqual([
      ...['alku', 'category/ohjeet', 'ohjeet', 'ohjeet/saldo', 'vanha'].map((name) => `/docs/1.0/${name}`),
      ...['alku', 'ohjeet/lasku', 'uutta'].map((name) => `/docs/3.0/${name}`),
    ]);
    expect([docAt('/docs/1.0/alku', 'sv')?.version, docAt('/docs/alku', 'sv')?.version]).toEqual(['1.0', 'current']);
  });

  test('links resolve within their version', () => {
    const linksOf = (path: string) => docAt(path)?.content.links.map(({ href }) => href);
    expect(linksOf('/docs/1.0/alku')).toEqual([
      '/docs/1.0/ohjeet/saldo#tila',
      '/docs/1.0/vanha',
      '/docs/ohjeet/lasku',
      '/docs/3.0/uutta',
    ]);
    expect(linksOf('/docs/1.0/ohjeet/saldo')).toEqual(['/docs/alku']);
  });

  test('the pages that a doc names are of its version', async () => {
    const named = (lines: string) =>
      errorsAfter({
        ...versionedDocs,
        'versions/1.0/docs/uusi.mdx': doc('Uusi', 'Teksti.', lines),
        'versions/1.0/sidebars.yaml': `${String(versionedDocs['versions/1.0/sidebars.yaml'])}vanhat:\n  label: Vanhat\n  items: [uusi]\n`,
      });
    expect(await named('displayed_sidebar: vanhat\npagination_prev: /docs/vanha\npagination_next: /docs/alku')).toEqual(
      [],
    );
    expect(await named('displayed_sidebar: versiot\npagination_next: /docs/ohjeet/lasku')).toMatchObject([
      { message: 'There is no sidebar "versiot".', hint: 'The sidebars are ohjeet, vanhat; null shows none.' },
      { message: 'The doc "/docs/1.0/ohjeet/lasku" that "pagination_next" names does not exist.' },
    ]);
  });

  test('a doc has the sidebar that it names, of its version', () => {
    const frontMatter = { ...docAt('/docs/1.0/vanha')?.frontMatter, displayed_sidebar: 'ohjeet' } as Doc['frontMatter'];
    expect(displayedSidebar(frontMatter, '1.0')).toBe('1.0/ohjeet');
    expect(displayedSidebar(frontMatter, 'current')).toBe('ohjeet');
    expect(displayedSidebar({ ...frontMatter, displayed_sidebar: null }, '1.0')).toBeNull();
  });
});

test('publishes pages with their headings, translations and aliases, without drafts', async () => {
  const folder = makeContentFolder({ 'docs/uusi.mdx': doc('Uusi', '## Tiedot', 'draft: true') });
  const { content } = await loadContent(engineOf(folder), createRecordStore());
  if (content === undefined) throw new Error('The content folder cannot be read.');
  const links = joinPublishedLinks(listLinks(content));
  const docs = links.filter(({ path }) => /^(\/sv)?\/docs(?!\/category)/.test(path));
  expect(docs.map(({ path, anchors }) => [path, ...anchors].join(' '))).toEqual([
    ...['/docs', '/docs/alku', '/docs/lasku', '/docs/ohjeet', '/docs/ohjeet/lasku lähetys tiedot'],
    ...['/docs/ohjeet/laskut', '/docs/ohjeet/saldo', '/docs/versiot/kesakuu', '/sv/docs/alku'],
  ]);
  expect(links.map(({ path }) => path)).toContain('/blog/authors');
  expect(links.map(({ path }) => path)).not.toContain('/404.html');
});

test('reports a translation that is older than its original', async () => {
  const folder = makeContentFolder({
    'docs/uusi.mdx': doc('Uusi'),
    'docs/uusi.sv.mdx': doc('Ny'),
    'docs/vanha.mdx': doc('Vanha'),
    'docs/vanha.sv.mdx': doc('Gammal'),
  });
  commitAll(folder, '2025-01-01T10:00:00Z');
  applyChanges(folder, { 'docs/uusi.mdx': doc('Uusi', 'Toinen teksti.') });
  commitAll(folder, '2025-01-02T10:00:00Z');
  const warnings = checkContent(await loadContent(engineOf(folder), createRecordStore()), ['warning']);
  expect(warnings.filter(({ rule }) => rule === 'translation/outdated')).toMatchObject([
    { file: 'content/docs/uusi.sv.mdx', line: 1, hint: 'See what has changed in content/docs/uusi.mdx.' },
  ]);
});

describe('records', () => {
  /** A folder for a store, which like Gatsby's cache need not exist. */
  const newCache = () => path.join(makeTemporaryFolder(), 'records');

  function recordOf(html: string, diagnostics: Compiled['diagnostics'] = []): Compiled {
    const content = { html } as Compiled['content'];
    return { content, passages: [], diagnostics };
  }

  const fresh = () => true;
  const stale = () => false;

  describe('a store', () => {
    test('makes a record once, also for parallel requests', async () => {
      const store = createRecordStore();
      const create = jest.fn(() => Promise.resolve(recordOf('a')));
      const records = await Promise.all([store.get('k', fresh, create), store.get('k', fresh, create)]);
      expect(await store.get('k', fresh, create)).toBe(records[0]);
      expect(create).toHaveBeenCalledTimes(1);
    });

    test('does not store a record with diagnostics', async () => {
      const cache = newCache();
      const store = createRecordStore(cache);
      const diagnostic = { rule: 'image/missing', file: 'a.mdx', message: 'There is no "a.png".' } as const;
      await store.get('k', fresh, () => Promise.resolve(recordOf('a', [diagnostic])));
      store.flush();
      expect(existsSync(path.join(cache, 'k.json'))).toBe(false);
    });

    test('makes an outdated record again, also one in memory', async () => {
      const store = createRecordStore();
      await store.get('k', fresh, () => Promise.resolve(recordOf('old')));
      expect(await store.get('k', stale, () => Promise.resolve(recordOf('new')))).toEqual(recordOf('new'));
    });

    test('makes a record again after an error', async () => {
      const store = createRecordStore();
      await expect(store.get('k', fresh, () => Promise.reject(new Error('No memory.')))).rejects.toThrow('No memory.');
      expect(await store.get('k', fresh, () => Promise.resolve(recordOf('new')))).toEqual(recordOf('new'));
    });

    test.each([
      ['what another one wrote', fresh, undefined, 'old', 0],
      ['nothing that is out of date', stale, undefined, 'new', 1],
      ['nothing that was cut off while it was written', fresh, '{"content":', 'new', 1],
    ])('reads %s', async (_what, isFresh, damaged, html, times) => {
      const cache = newCache();
      const first = createRecordStore(cache);
      await first.get('k', fresh, () => Promise.resolve(recordOf('old')));
      first.flush();
      if (damaged !== undefined) writeFileSync(path.join(cache, 'k.json'), damaged);
      const create = jest.fn(() => Promise.resolve(recordOf('new')));
      expect(await createRecordStore(cache).get('k', isFresh, create)).toEqual(recordOf(html));
      expect(create).toHaveBeenCalledTimes(times);
    });
  });

  test('a key separates its parts', () => {
    expect(recordKey('ab', 'c')).not.toBe(recordKey('a', 'bc'));
    expect(recordKey('ab', 'c')).toBe(recordKey('ab', 'c'));
  });

  describe('a page reader with stored records', () => {
    /** Reads the page with an image from a new store; returns whether it was compiled or came from the cache. */
    async function readWith(cache: string, folder: string): Promise<'compiled' | 'stored'> {
      const records = createRecordStore(cache);
      let compiled = false;
      const { loaded } = loadSite(engineOf(folder), {
        ...records,
        get: (key, isFresh, create) =>
          records.get(key, isFresh, () => {
            compiled = true;
            return create();
          }),
      });
      await loaded?.pages.readDoc(path.join(folder, 'docs', 'ohjeet', 'lasku.mdx'));
      records.flush();
      return compiled ? 'compiled' : 'stored';
    }

    const withText = (body: string) => `---\ntitle: Laskut\ndescription: Toinen.\n---\n\n${body}\n`;
    const TERM = withText('Katso <Term>saldo</Term>.');
    const PDF = 'static/hinnat/hinnasto.pdf';
    const FILE = withText('Katso [hinnasto](/hinnat/hinnasto.pdf).');
    const VIDEO = withText('<Video name="nayte" />');
    const explained = (from: string, to: string): Changes => ({ 'glossary.yaml': GLOSSARY.replace(from, to) });
    const IMAGE = 'docs/ohjeet/kaavio.svg';
    const SHOWN = withText('![Kaavio](./kaavio.svg)');
    const smaller = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nSulje lasku.\n';

    test.each<[what: string, text: string, before: Changes, after: Changes, expected: 'compiled' | 'stored']>([
      ['another file', SHOWN, {}, { 'docs/ohjeet/saldo.mdx': SHOWN }, 'stored'],
      ['its text', SHOWN, {}, { 'docs/ohjeet/lasku.mdx': TERM }, 'compiled'],
      ['its image', SHOWN, {}, { [IMAGE]: smaller }, 'compiled'],
      ['its image being there', SHOWN, {}, { [IMAGE]: null }, 'compiled'],
      ['nothing', TERM, sampleGlossary(), sampleGlossary(), 'stored'],
      ['the explanation of its term', TERM, sampleGlossary(), explained('maksettavana', 'maksamatta'), 'compiled'],
      ['the explanation of another term', TERM, sampleGlossary(), explained('kerralla', 'kertaa'), 'stored'],
      ['a broken glossary', TERM, { 'glossary.yaml': 'saldo:\n  term: saldo\n' }, sampleGlossary(), 'compiled'],
      ['no file of its video', VIDEO, sampleVideo(), sampleVideo(), 'stored'],
      ['the captions of its video', VIDEO, sampleVideo(), { 'videos/nayte.vtt': captions }, 'compiled'],
      ['a file that its video had not', VIDEO, sampleVideo('nayte.webm'), sampleVideo(), 'compiled'],
      ['a file that it leads to having come', FILE, {}, { [PDF]: 'a' }, 'compiled'],
      ['a file that it leads to having gone', FILE, { [PDF]: 'a' }, { [PDF]: null }, 'compiled'],
      ['the text of a file that it leads to', FILE, { [PDF]: 'a' }, { [PDF]: 'b' }, 'stored'],
    ])('when %s has changed', async (_what, body, before, after, expected) => {
      const cache = newCache();
      const folder = makeContentFolder({ 'docs/ohjeet/lasku.mdx': body, ...before });
      expect(await readWith(cache, folder)).toBe('compiled');
      applyChanges(folder, after);
      expect(await readWith(cache, folder)).toBe(expected);
    });
  });
});
