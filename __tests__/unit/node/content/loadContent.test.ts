import { fixtureCatalogue } from '../../../support/fixtureTexts';
import { goodText, replaced } from '../../../support/changes';
import {
  checkSearchExpectations,
  readSearchExpectations,
} from '../../../../packages/search-quality/src/searchExpectations';
import { formatReport, type Finding } from '../../../../src/node/diagnostics/diagnostic';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../../../src/node/content/checkContent';
import { knownPaths } from '../../../../src/node/content/checks/knownPaths';
import { type Content, loadContent } from '../../../../src/node/content/loadContent';
import type { Compiled } from '../../../../src/node/content/mdx/compile';
import { displayedSidebar, type Doc } from '../../../../src/node/content/pageReader';
import { joinPublishedLinks, formatPublishedLinks } from '../../../../src/node/content/publishedLinkList';
import { listLinks } from '../../../../src/node/content/publishedLinks';
import { createRecordStore, recordKey } from '../../../../src/node/content/recordStore';
import { loadSite } from '../../../../src/node/content/loadSite';
import {
  applyChanges,
  type Changes,
  makeContentFolder,
  makeTemporaryFolder,
  removeTemporaryFolders,
} from '../../../support/contentFolder';
import { expectFault, faultsAfter, missing, withContent, type Faults, oneFault } from '../../../support/faults';
import { GLOSSARY, sampleGlossary, sampleVideo } from '../../../support/media';
import { versionedDocs } from '../../../support/versionedSite';

afterAll(removeTemporaryFolders);

/** The content of the good folder after the changes. */
const contentAfter = (changes: Changes) => withContent(changes, ({ content }) => content);

describe('pages that cannot be read', () => {
  const SALDO = 'docs/ohjeet/saldo.mdx';

  /** What refers to the page: synonyms, an old address of it, a link to a heading, the page before another one. */
  const REFERENCES: Changes = {
    'synonyms.fi.yaml': '- { words: [rahat], pages: [/docs/ohjeet/saldo] }\n',
    'published-links.txt': '/docs/saldo #tilat\n',
    'docs/uusi.mdx':
      '---\ntitle: Uusi\ndescription: Uusi sivu.\npagination_prev: /docs/ohjeet/saldo\n---\n\n[x](/docs/ohjeet/saldo#tilat)\n',
  };

  const saldo = (frontMatter: string, body = '## Tilat\n\nTeksti.') => ({
    ...REFERENCES,
    [SALDO]: `---\n${frontMatter}\naliases: [/docs/saldo]\n---\n\n${body}\n`,
  });

  const SOUND = 'title: Saldo\ndescription: Saldon tarkistus.';

  test('the page is referred to in every way', async () => {
    expect(await faultsAfter(saldo(SOUND))).toEqual([]);
  });

  const broken: Faults = {
    'an unclosed quotation mark': [
      saldo('title: "Saldo\ndescription: Saldon tarkistus.'),
      `${SALDO}:2:8 A quotation mark is opened here but not closed.`,
      'Write the same mark at the end of the text.',
    ],
    'a missing description': missing(saldo('title: Saldo'), `${SALDO}:2:1`, 'description'),
    'an element that is not closed': [
      saldo(SOUND, '## Tilat\n\n<Steps>\n\nTeksti.'),
      `${SALDO}:9:1 <Steps> is opened but not closed.`,
      'Write </Steps> after its content.',
    ],
  };

  test.each(Object.entries(broken))('%s is one error, since others still find the page', async (_fault, row) => {
    expectFault(await faultsAfter(row[0]), row);
  });

  test('the text of a page whose front matter has a fault is checked at the same time', async () => {
    const faults = await faultsAfter(saldo(`${SOUND}\nauthro: Matti`, '## Tilat\n\n[x](/docs/ei-ole)'));
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [4, 'Unknown key "authro".'],
      [10, 'The link "/docs/ei-ole" leads to no page.'],
    ]);
  });

  test('a broken post keeps its address, and its authors where they can be read', async () => {
    const changes = {
      'blog/webinaari.mdx':
        '---\ntitle: "Webinaari\ndate: 2025-09-05\nslug: webinaari\nauthors: [tiimi]\n---\n\nTeksti.\n',
      'docs/uusi.mdx': '---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\n[x](/blog/webinaari)\n',
    };
    expect((await faultsAfter(changes)).map(({ file, message }) => [file, message])).toEqual([
      ['content/blog/webinaari.mdx', 'A quotation mark is opened here but not closed.'],
    ]);
    const content = await contentAfter(changes);
    const post = content?.posts.find(({ path }) => path === '/blog/webinaari');
    expect(post?.frontMatter.authors).toEqual(['tiimi']);
  });

  test('a page whose text cannot be read says why in its place', async () => {
    const changes = { [SALDO]: `---\n${SOUND}\n---\n\n<Steps>\n` };
    const content = await contentAfter(changes);
    const page = content?.docs.find(({ path }) => path === '/docs/ohjeet/saldo');
    expect(page?.frontMatter.title).toBe('Saldo');
    expect(page?.content.html).toBe(
      '<div class="admonition" data-kind="danger" role="note" lang="en"><p class="admonition-title">' +
        '<span>This text cannot be shown</span></p><ul><li><code>content/docs/ohjeet/saldo.mdx:6:1</code><br>' +
        '&#x3C;Steps> is opened but not closed.<br>Write &#x3C;/Steps> after its content.</li></ul></div>',
    );
  });

  test('a page without front matter has the name of its file', async () => {
    const changes = { [SALDO]: 'Teksti.\n' };
    const content = await contentAfter(changes);
    const page = content?.docs.find(({ path }) => path === '/docs/ohjeet/saldo');
    expect([page?.frontMatter.title, page?.content.html]).toEqual(['saldo', '<p>Teksti.</p>']);
  });
});

describe('doc roots', () => {
  let content: Content;
  beforeAll(async () => {
    const loaded = await loadContent(makeContentFolder(versionedDocs), createRecordStore());
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

  test('without versions.yaml there is only the main doc root', async () => {
    const { content: plain } = await loadContent(makeContentFolder(), createRecordStore());
    expect([plain?.docRoots.map(({ name }) => name), plain?.otherRoots]).toEqual([['current'], []]);
  });

  test('each version has pages of its own', () => {
    const own = [...knownPaths(content).keys()].filter((path) => /^\/docs\/[13]/.test(path));
    expect(own.sort()).toEqual([
      '/docs/1.0/alku',
      '/docs/1.0/category/ohjeet',
      '/docs/1.0/ohjeet',
      '/docs/1.0/ohjeet/saldo',
      '/docs/1.0/vanha',
      '/docs/3.0/alku',
      '/docs/3.0/ohjeet/lasku',
      '/docs/3.0/uutta',
    ]);
    expect(docAt('/docs/1.0/alku', 'sv')?.version).toBe('1.0');
    expect(docAt('/docs/alku', 'sv')?.version).toBe('current');
  });

  test('links lead where their version means them to', () => {
    const linksOf = (path: string) => docAt(path)?.content.links.map(({ href }) => href);
    expect(linksOf('/docs/1.0/alku')).toEqual([
      '/docs/1.0/ohjeet/saldo#tila',
      '/docs/1.0/vanha',
      '/docs/ohjeet/lasku',
      '/docs/3.0/uutta',
    ]);
    expect(linksOf('/docs/1.0/ohjeet/saldo')).toEqual(['/docs/alku']);
  });

  test('what a doc names beside it is of its own version', async () => {
    const named = (lines: string) =>
      faultsAfter({
        ...versionedDocs,
        'versions/1.0/docs/uusi.mdx': `---\ntitle: Uusi\ndescription: Uusi sivu.\n${lines}\n---\n\nTeksti.\n`,
        'versions/1.0/sidebars.yaml': `${String(versionedDocs['versions/1.0/sidebars.yaml'])}vanhat:\n  label: Vanhat\n  items: [uusi]\n`,
      });
    expect(await named('displayed_sidebar: vanhat\npagination_prev: /docs/vanha\npagination_next: /docs/alku')).toEqual(
      [],
    );
    expect(await named('displayed_sidebar: versiot\npagination_next: /docs/ohjeet/lasku')).toEqual([
      expect.objectContaining({
        message: 'There is no sidebar "versiot".',
        hint: 'The sidebars are ohjeet, vanhat; null shows none.',
      }),
      expect.objectContaining({
        message: 'The doc "/docs/1.0/ohjeet/lasku" that "pagination_next" names does not exist.',
      }),
    ]);
  });

  test('a doc stands beside the sidebar of its own version that it names', () => {
    const frontMatter = { ...docAt('/docs/1.0/vanha')?.frontMatter, displayed_sidebar: 'ohjeet' } as Doc['frontMatter'];
    expect(displayedSidebar(frontMatter, '1.0')).toBe('1.0/ohjeet');
    expect(displayedSidebar(frontMatter, 'current')).toBe('ohjeet');
    expect(displayedSidebar({ ...frontMatter, displayed_sidebar: null }, '1.0')).toBeNull();
  });

  test('an alias is an old address of the same version', () => {
    expect(docAt('/docs/1.0/vanha')?.frontMatter.aliases).toEqual(['/docs/1.0/ikivanha']);
  });
});

describe('published addresses', () => {
  test('a site publishes its pages with their headings, its translations and what leads on; no drafts', async () => {
    const folder = makeContentFolder({
      'docs/uusi.mdx': '---\ntitle: Uusi\ndescription: d\ndraft: true\n---\n\n## Tiedot\n',
    });
    const { content } = await loadContent(folder, createRecordStore());
    if (content === undefined) throw new Error('The content folder cannot be read.');
    const links = joinPublishedLinks(listLinks(content));
    const docs = links.filter(({ path }) => /^(\/sv)?\/docs(?!\/category)/.test(path));
    expect(docs).toEqual([
      { path: '/docs', anchors: [] },
      { path: '/docs/alku', anchors: [] },
      { path: '/docs/lasku', anchors: [] },
      { path: '/docs/ohjeet', anchors: [] },
      { path: '/docs/ohjeet/lasku', anchors: ['lähetys', 'tiedot'] },
      { path: '/docs/ohjeet/laskut', anchors: [] },
      { path: '/docs/ohjeet/saldo', anchors: [] },
      { path: '/docs/versiot/kesakuu', anchors: [] },
      { path: '/sv/docs/alku', anchors: [] },
    ]);
    expect(links.map(({ path }) => path)).toContain('/blog/authors');
    expect(links.map(({ path }) => path)).not.toContain('/404.html');
  });
});

describe('translations', () => {
  const page = (title: string, text: string) =>
    `---\ntitle: ${title}\ndescription: ${title} lyhyesti.\n---\n\n${text}\n`;

  /** Commits all of a folder at a time. */
  function commit(folder: string, time: string): void {
    const env = { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time };
    const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { env, stdio: 'ignore' });
    git('add', '-A');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'Change');
  }

  test('a translation that was last changed before its original is named', async () => {
    const folder = makeContentFolder({
      'docs/uusi.mdx': page('Uusi', 'Teksti.'),
      'docs/uusi.sv.mdx': page('Ny', 'Text.'),
      'docs/vanha.mdx': page('Vanha', 'Teksti.'),
      'docs/vanha.sv.mdx': page('Gammal', 'Text.'),
    });
    execFileSync('git', ['-C', folder, 'init', '-q']);
    commit(folder, '2025-01-01T10:00:00Z');
    applyChanges(folder, { 'docs/uusi.mdx': page('Uusi', 'Toinen teksti.') });
    commit(folder, '2025-01-02T10:00:00Z');
    const warnings = checkContent(await loadContent(folder, createRecordStore()), ['warning']);
    expect(warnings.filter(({ rule }) => rule === 'translation/outdated')).toEqual([
      {
        rule: 'translation/outdated',
        level: 'warning',
        file: 'content/docs/uusi.sv.mdx',
        line: 1,
        column: 1,
        message: 'This translation is older than its original, and tells its readers so.',
        hint: 'See what has changed in content/docs/uusi.mdx.',
      },
    ]);
  });
});

describe('records', () => {
  /** Where a store keeps its files; like Gatsby's cache, it need not exist. */
  const newCache = () => path.join(makeTemporaryFolder(), 'records');

  function recordOf(html: string, diagnostics: Compiled['diagnostics'] = []): Compiled {
    const content = {
      html,
      leadHtml: null,
      reactTree: null,
      headings: [],
      sections: [],
      links: [],
      ids: [],
      images: [],
      islands: [],
      words: 0,
      uses: [],
      files: [],
    };
    return { content, passages: [], diagnostics };
  }

  const fresh = () => true;
  const stale = () => false;

  describe('a store', () => {
    test('makes a record once, also when it is asked for twice at a time', async () => {
      const store = createRecordStore();
      const create = jest.fn(() => Promise.resolve(recordOf('a')));
      const records = await Promise.all([store.get('k', fresh, create), store.get('k', fresh, create)]);
      expect(await store.get('k', fresh, create)).toBe(records[0]);
      expect(create).toHaveBeenCalledTimes(1);
    });

    test('writes nothing before it is flushed', async () => {
      const cache = newCache();
      const store = createRecordStore(cache);
      await store.get('k', fresh, () => Promise.resolve(recordOf('a')));
      expect(existsSync(cache)).toBe(false);
      store.flush();
      expect(readdirSync(cache)).toEqual(['k.json']);
    });

    test('does not write a record with faults', async () => {
      const cache = newCache();
      const store = createRecordStore(cache);
      const diagnostic = {
        rule: 'image/missing',
        file: 'a.mdx',
        message: 'The image "a.png" does not exist.',
      } as const;
      await store.get('k', fresh, () => Promise.resolve(recordOf('a', [diagnostic])));
      store.flush();
      expect(existsSync(path.join(cache, 'k.json'))).toBe(false);
    });

    test('makes a record again that is out of date by now, also when it is in memory', async () => {
      const store = createRecordStore();
      await store.get('k', fresh, () => Promise.resolve(recordOf('old')));
      expect(await store.get('k', stale, () => Promise.resolve(recordOf('new')))).toEqual(recordOf('new'));
    });

    test('makes a record again that could not be made', async () => {
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

  test('a key tells where one part ends and the next starts', () => {
    expect(recordKey('ab', 'c')).not.toBe(recordKey('a', 'bc'));
    expect(recordKey('ab', 'c')).toBe(recordKey('ab', 'c'));
  });

  describe('a page reader with stored records', () => {
    /** Reads the page with an image by a new store; tells whether it was compiled or came from the cache. */
    async function readWith(cache: string, folder: string): Promise<'compiled' | 'stored'> {
      const records = createRecordStore(cache);
      let compiled = false;
      const { loaded } = loadSite(folder, {
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

    const IMAGE = 'docs/ohjeet/kaavio.svg';
    const text = '---\ntitle: Laskut\ndescription: Toinen.\n---\n\n![Kaavio](./kaavio.svg)\n';

    test.each([
      ['nothing', {}, 'stored'],
      ['another file', { 'docs/ohjeet/saldo.mdx': text }, 'stored'],
      ['its text', { 'docs/ohjeet/lasku.mdx': text }, 'compiled'],
      ['its image', { [IMAGE]: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' }, 'compiled'],
      ['its image being there', { [IMAGE]: null }, 'compiled'],
    ])('when %s has changed', async (_what, changes, expected) => {
      const cache = newCache();
      const folder = makeContentFolder();
      expect(await readWith(cache, folder)).toBe('compiled');
      applyChanges(folder, changes);
      expect(await readWith(cache, folder)).toBe(expected);
    });

    const TERM = '---\ntitle: Laskut\ndescription: Toinen.\n---\n\nKatso <Term>saldo</Term>.\n';
    const PDF = 'static/hinnat/hinnasto.pdf';
    const FILE = '---\ntitle: Laskut\ndescription: Toinen.\n---\n\nKatso [hinnasto](/hinnat/hinnasto.pdf).\n';
    const VIDEO = '---\ntitle: Laskut\ndescription: Toinen.\n---\n\n<Video name="nayte" />\n';

    test.each<[what: string, text: string, before: Changes, after: Changes, expected: 'compiled' | 'stored']>([
      ['nothing', TERM, sampleGlossary(), sampleGlossary(), 'stored'],
      [
        'the explanation of its term',
        TERM,
        sampleGlossary(),
        { 'glossary.yaml': GLOSSARY.replace('maksettavana', 'maksamatta') },
        'compiled',
      ],
      [
        'the explanation of another term',
        TERM,
        sampleGlossary(),
        { 'glossary.yaml': GLOSSARY.replace('kerralla', 'yhdellä kertaa') },
        'stored',
      ],
      ['a broken glossary', TERM, { 'glossary.yaml': 'saldo:\n  term: saldo\n' }, sampleGlossary(), 'compiled'],
      ['no file of its video', VIDEO, sampleVideo(), sampleVideo(), 'stored'],
      [
        'the captions of its video',
        VIDEO,
        sampleVideo(),
        { 'videos/nayte.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nSulje lasku.\n' },
        'compiled',
      ],
      ['a file that its video had not', VIDEO, sampleVideo('nayte.webm'), sampleVideo(), 'compiled'],
      ['a file that it leads to having come', FILE, {}, { [PDF]: 'a' }, 'compiled'],
      ['a file that it leads to having gone', FILE, { [PDF]: 'a' }, { [PDF]: null }, 'compiled'],
      ['the text of a file that it leads to', FILE, { [PDF]: 'a' }, { [PDF]: 'b' }, 'stored'],
    ])('when %s has changed, though not its own text', async (_what, body, before, after, expected) => {
      const cache = newCache();
      const folder = makeContentFolder({ 'docs/ohjeet/lasku.mdx': body, ...before });
      expect(await readWith(cache, folder)).toBe('compiled');
      applyChanges(folder, after);
      expect(await readWith(cache, folder)).toBe(expected);
    });

    test('a fixed image fixes the page', async () => {
      const cache = newCache();
      const folder = makeContentFolder({ [IMAGE]: null });
      expect(await readWith(cache, folder)).toBe('compiled');
      applyChanges(folder, { [IMAGE]: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' });
      expect(await readWith(cache, folder)).toBe('compiled');
      expect(await readWith(cache, folder)).toBe('stored');
    });
  });
});

describe('a day of work', () => {
  /** Files that a change leaves alone are compiled once for all. */
  const store = createRecordStore();

  const doc = (facts: string, text: string) => `---\n${facts}\n---\n\n${text}\n`;
  const SALDO = /\/docs\/ohjeet\/saldo/g;

  /** A guide and its quick guide, which link to each other, with their places in the sidebar. */
  const guides: Changes = {
    'docs/ohjeet/hyvitys.mdx': doc(
      'title: Hyvitykset\ndescription: Miten hyvitykset toimivat.',
      '## Vaiheet\n\nKatso myös [pikaohje](/docs/pikaohjeet/hyvita-lasku).',
    ),
    'docs/pikaohjeet/hyvita-lasku.mdx': doc(
      'title: Hyvitä lasku\ndescription: Näin hyvität laskun.\nkeywords: [palautus]',
      '<Steps>\n\n1. Avaa lasku.\n2. Hyvitä se.\n\n</Steps>\n\nLue lisää: [hyvitykset](/docs/ohjeet/hyvitys#vaiheet).',
    ),
  };

  /** A page under another address, with its old one as an alias, and what led to it; its place in the sidebar, too. */
  const renamed: Changes = {
    'docs/ohjeet/saldo.mdx': null,
    'docs/ohjeet/avoin-saldo.mdx': goodText('docs/ohjeet/saldo.mdx').replace(
      'title: Saldo\n',
      'title: Avoin saldo\naliases: [/docs/ohjeet/saldo]\n',
    ),
    'docs/ohjeet/index.mdx': goodText('docs/ohjeet/index.mdx').replace('./saldo.mdx', './avoin-saldo.mdx'),
    'docs/versiot/kesakuu.mdx': goodText('docs/versiot/kesakuu.mdx').replace(SALDO, '/docs/ohjeet/avoin-saldo'),
    'site.yaml': goodText('site.yaml').replace(SALDO, '/docs/ohjeet/avoin-saldo'),
  };

  const SIDEBARS = goodText('sidebars.yaml')
    .replace(
      '        - ohjeet/saldo\n',
      '        - ohjeet/avoin-saldo\n        - ohjeet/hyvitys\n    - category: { fi: Pikaohjeet, en: Quick guides, sv: Snabbguider }\n      items: [pikaohjeet/hyvita-lasku]\n',
    )
    .replace('    - versiot/kesakuu\n', '    - versiot/heinakuu\n    - versiot/kesakuu\n');

  /** Three labels of the interface in other words. */
  const labels: Changes = {
    'locales/fi/home.json': fixtureCatalogue('home')
      .replace('Miten voimme auttaa?', 'Mitä etsit?')
      .replace('"Aiheet"', '"Teemat"'),
    'locales/fi/navigation.json': fixtureCatalogue('navigation').replace('"Päävalikko"', '"Valikko ylhäällä"'),
  };

  const note: Changes = {
    'docs/versiot/heinakuu.mdx': doc(
      'title: Heinäkuun versio\ndescription: Mitä heinäkuussa muuttui.\naffects: [/docs/ohjeet/hyvitys]\nreleased: 2025-07',
      'Hyvitys on nyt helpompi: [hyvitykset](/docs/ohjeet/hyvitys).',
    ),
  };

  const dayOfWork: Changes = { ...guides, ...renamed, 'sidebars.yaml': SIDEBARS, ...labels, ...note };

  const KINDS = 'pikaohje: { under: docs/pikaohjeet, paired: [ohje] }\nohje: { under: docs/ohjeet }\n';
  const EXPECTED = 'exact:\n  saldo: /docs/ohjeet/saldo\n  laskun lähetys: /docs/ohjeet/lasku\n';

  /** The good folder as a site that has been published: with its addresses, its kinds and its expected searches. */
  async function publishedSite(): Promise<string> {
    const folder = makeContentFolder({ 'kinds.yaml': KINDS, 'search-expectations.yaml': EXPECTED });
    const { content } = await loadContent(folder, store);
    if (content === undefined) throw new Error('The good folder cannot be read.');
    applyChanges(folder, { 'published-links.txt': formatPublishedLinks(joinPublishedLinks(listLinks(content))) });
    return folder;
  }

  /** What `npm run check` and `npm run check -- --search` say after a day of work and these changes. */
  async function checksAfter(changes: Changes = {}): Promise<Finding[]> {
    const folder = await publishedSite();
    applyChanges(folder, { ...dayOfWork, ...changes });
    const loaded = await loadContent(folder, store);
    const { content } = loaded;
    const faults = checkContent(loaded, ['error']);
    const { expectations, diagnostics } = readSearchExpectations(path.join(folder, 'search-expectations.yaml'));
    if (content === undefined) return faults;
    const search = checkSearchExpectations(content, expectations);
    return [...faults, ...diagnostics, ...search.faults, ...search.misses];
  }

  test('new guides, other words, a new address and a release note are no faults', async () => {
    expect(await checksAfter()).toEqual([]);
  });

  /** A file of the day of work with one text in place of another, which has to be there. */
  function changed(name: string, from: string, to: string): Changes {
    const text = dayOfWork[name];
    if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${name} has no "${from}".`);
    return { [name]: text.replace(from, () => to) };
  }

  const PUBLISHED = 'content/published-links.txt';
  const SEARCHES = 'content/search-expectations.yaml';

  test.each<[what: string, changes: Changes, report: string]>([
    [
      'a new address without its alias',
      changed('docs/ohjeet/avoin-saldo.mdx', 'aliases: [/docs/ohjeet/saldo]\n', ''),
      [
        'The content has 2 errors in 2 files.\n',
        `${PUBLISHED}:19:1`,
        '  The address /docs/ohjeet/saldo has been published, but there is nothing now.',
        '  If /docs/ohjeet/avoin-saldo has its content now, write in the front matter of content/docs/ohjeet/avoin-saldo.mdx: aliases: [/docs/ohjeet/saldo]\n',
        `${SEARCHES}:2:10`,
        '  "saldo" expects /docs/ohjeet/saldo, which is no page that the search finds.',
        '  Write the path of a doc or a post.',
      ].join('\n'),
    ],
    [
      'a redirect that was taken away',
      replaced('redirects.yaml', '- { from: /docs, to: /docs/alku }\n', ''),
      oneFault(
        `${PUBLISHED}:12:1`,
        'The address /docs has been published, but there is nothing now.',
        'Add to content/redirects.yaml, with the path of the page that readers want now: - { from: /docs, to: / }',
      ),
    ],
    [
      'a search that does not find what it should',
      { 'search-expectations.yaml': 'everyday:\n  tilaus: /docs/ohjeet/lasku\n' },
      oneFault(
        `${SEARCHES}:2:3`,
        '"tilaus": its page is not among the first 3. Nothing is found.',
        '/docs/ohjeet/lasku is not found: it lacks tilaus.',
        'Put its words into the keywords of the page or into the synonyms, or write why it is missed: { pages: …, knownMiss: … }',
      ),
    ],
  ])('%s is told', async (_what, changes, report) => {
    expect(formatReport(await checksAfter(changes))).toBe(report);
  });
});
