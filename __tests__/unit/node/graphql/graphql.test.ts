import { EventEmitter } from 'node:events';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { GitDates } from '../../../../src/node/content/gitDates';
import type { Post } from '../../../../src/node/content/pageReader';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { changesField, changesOf } from '../../../../src/node/graphql/changesField';
import { confirmationFields, editUrlField, marksField } from '../../../../src/node/graphql/pageFields';
import { createResolvers } from '../../../../src/node/graphql/createResolvers';
import { withKnownKeys } from '../../../../src/node/graphql/renewPages';
import { docId } from '../../../../src/node/types/nodeIds';
import type { CategoryNode, DocNode } from '../../../../src/node/types/nodeTypes';
import { onCreateNode } from '../../../../src/node/graphql/onCreateNode';
import { beginPage, endPage, pagesMade } from '../../../../src/node/graphql/pagesUnderWay';
import { findNode, type ResolverContext } from '../../../../src/node/types/resolverContext';
import { createPages } from '../../../../src/node/createPages';
import { contentFolder } from '../../../../src/node/environment';
import { type LoadedSite, loadSite } from '../../../../src/node/content/loadSite';
import { replaced } from '../../../support/changes';
import { makeContentFolder } from '../../../support/contentFolder';
import { followFiles } from '../../../../src/node/onPreInit';
import { engineOf } from '../../../support/engine';
import { projectEngine } from '../../../../src/engine';

describe('changesField', () => {
  const doc = (name: string, facts: object = {}) => ({
    path: `/docs/${name}`,
    absolutePath: `/docs/${name}.mdx`,
    title: name,
    locale: 'fi',
    affects: [],
    date: null,
    unlisted: false,
    ...facts,
  });
  const DOCS = [
    doc('alku'),
    doc('ohjeet/saldo'),
    doc('salainen', { unlisted: true }),
    doc('vain-suomeksi', { fallback: false }),
    doc('versiot/kesakuu', { affects: ['/docs/ohjeet/saldo'], date: '2025-06-30' }),
  ];
  const context = { nodeModel: { findAll: () => Promise.resolve({ entries: DOCS }) } } as unknown as ResolverContext;
  const time = { added: '2025-07-01T00:00:00Z', changed: '2025-07-02T00:00:00Z' };
  const written = ['alku', 'salainen', 'vain-suomeksi', 'versiot/kesakuu'];
  const times = new Map(written.map((name) => [`/docs/${name}.mdx`, time]));
  const changesOf = (path: string, locale = 'sv') =>
    changesField(projectEngine(), () => times).resolve({ path, locale } as CategoryNode, {}, context);

  test('the page of the release notes lists the guides changed by themselves or by a note', async () => {
    makeContentFolder({
      ...replaced('site.yaml', '  support: /docs/alku', '  releases: /docs/category/versiot'),
      ...replaced(
        'sidebars.yaml',
        '    - versiot/kesakuu',
        '    - { category: Versiot, slug: versiot, items: [versiot/kesakuu] }',
      ),
    });
    const changes = await changesOf('/docs/category/versiot');
    expect(changes.map(({ path, changed }) => [path, changed])).toEqual([
      ['/docs/alku', '2025-07-02T00:00:00.000Z'],
      ['/docs/ohjeet/saldo', '2025-07-01T00:00:00.000Z'],
    ]);
    const finnish = await changesOf('/docs/category/versiot', 'fi');
    expect(finnish.map(({ path }) => path)).toContain('/docs/vain-suomeksi');
  });

  test('another category has no changes, nor has a site without release notes', async () => {
    makeContentFolder();
    expect([await changesOf('/docs/category/ohjeet'), await changesOf('/docs/category/versiot')]).toEqual([[], []]);
  });
});

test('a doc has the release notes that name its path, newest first, except those hidden in its locale', () => {
  const affects = ['/docs/lasku', '/docs/saldo'];
  const notes = [
    { path: '/docs/a', released: '2025-01', affects },
    { path: '/docs/b', released: '2025-04', affects: ['/docs/lasku'] },
    { path: '/docs/c', released: '2025-02', affects },
    { path: '/docs/d', released: '2025-03', affects },
  ];
  const resolve = changesOf((path, locale) => locale === 'sv' && path !== '/docs/d');
  const context = { nodeModel: { getNodeById: () => ({ notes }) } } as unknown as ResolverContext;
  expect(resolve({ path: '/docs/saldo' } as DocNode, { locale: 'sv' }, context)).toEqual([
    { path: '/docs/c', released: '2025-02' },
    { path: '/docs/a', released: '2025-01' },
  ]);
});

describe('confirmationFields', () => {
  let folder: string;
  beforeAll(() => {
    folder = makeContentFolder({ 'kinds.yaml': 'ohje: { under: docs/ohjeet, unconfirmed: details }\n' });
  });

  const pageAt = (file: string, locale: string, reviewed: string | null = null) => {
    return { absolutePath: path.join(folder, 'docs/ohjeet', file), path: '/docs/ohjeet/saldo', locale, reviewed };
  };
  const original = () => pageAt('saldo.mdx', 'fi');
  const translation = () => pageAt('saldo.sv.mdx', 'sv');
  const fieldsWith = (dates: readonly [string, GitDates][]) =>
    confirmationFields({
      site: () => loadSite(engineOf(folder), createRecordStore()).loaded,
      gitDates: () => new Map(dates),
      findOriginal: original,
    });
  const { kind, unconfirmed } = fieldsWith([]);

  test('a page has the kind of its folder, and is unconfirmed until reviewed', () => {
    expect([kind.resolve(original()), unconfirmed.resolve(original())]).toEqual(['ohje', 'details']);
    expect(unconfirmed.resolve(pageAt('saldo.mdx', 'fi', '2025-10-31'))).toBeNull();
  });

  test.each<[what: string, own: string | null, original: string | null, isOutdated: boolean]>([
    ['a translation that is older than its original', '2025-01-02T11:00:00+02:00', '2025-01-02T10:00:00Z', true],
    ['a translation that is as old', '2025-01-02T12:00:00+02:00', '2025-01-02T10:00:00Z', false],
    ['a translation that is in no commit yet', null, '2025-01-02T10:00:00Z', false],
    ['an original that is in no commit yet', '2025-01-01T10:00:00Z', null, false],
  ])('whether %s is outdated: %#', (_what, own, originally, isOutdated) => {
    const of = (page: { absolutePath: string }, time: string | null): [string, GitDates][] =>
      time === null ? [] : [[page.absolutePath, { added: time, changed: time }]];
    const dates = [...of(translation(), own), ...of(original(), originally)];
    expect(fieldsWith(dates).isOutdated.resolve(translation(), {}, {})).toBe(isOutdated);
  });
});

test('the edit URL of a page or translation contains its own file', () => {
  const page = { absolutePath: path.join(contentFolder(), 'docs', 'saldo.sv.mdx') };
  const editUrl = 'https://git.example.com/{path}';
  const context = { nodeModel: { getNodeById: () => ({ editUrl }) } } as unknown as ResolverContext;
  const { resolve } = editUrlField(contentFolder(), () => 'fi');
  expect(resolve(page, {}, context)).toBe('https://git.example.com/docs/saldo.sv.mdx');
});

test.each([
  ['Gatsby tracks an existing node itself', { title: 'Saldo' }, []],
  ['a missing node is tracked by its id', null, ['Doc fi /docs/saldo']],
])('%s', (_, node, tracked) => {
  const noted: string[] = [];
  const nodeModel = {
    getNodeById: <Found>() => node as Found | null,
    trackPageDependencies: ({ id }: { id: string }) => noted.push(id),
  };
  expect(findNode(nodeModel, { id: 'Doc fi /docs/saldo', type: 'Doc' })).toBe(node);
  expect(noted).toEqual(tracked);
});

/** The resolvers of the site, by type and field. */
function resolvers() {
  let made: Record<string, Record<string, { resolve: (...args: unknown[]) => unknown }>> = {};
  createResolvers(engineOf())({
    createResolvers: (given: object) => void (made = given as typeof made),
    pathPrefix: '',
  } as never);
  return made;
}

test.each([
  ['/docs/saldo', '/docs/saldo'],
  ['/blog/kirjoitus', undefined],
  [null, undefined],
])('the guide of a term with the page %j is %j', (page, path) => {
  const { guide } = resolvers().Term ?? {};
  const doc = { path: '/docs/saldo', title: 'Saldo', description: '', locale: 'fi' };
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => (id === docId(doc.path, 'fi') ? doc : null),
    trackPageDependencies: () => undefined,
  };
  expect(guide?.resolve({ page }, { locale: 'fi' }, { nodeModel })).toEqual(
    path === undefined ? null : { path, title: 'Saldo', description: '', lang: null },
  );
});

test('a post keeps existing authors and tags, and everything else', () => {
  const site = { authors: { data: { tiimi: {} } }, tags: { data: { uutta: {} } } } as unknown as LoadedSite;
  const frontMatter = { title: 'Kesäkuu', authors: ['tiimi', 'constructor', 'timi'], tags: ['uutta', 'vanhaa'] };
  const post = { path: '/blog/kesakuu', frontMatter } as unknown as Post;
  expect(withKnownKeys(post, site)).toEqual({
    path: '/blog/kesakuu',
    frontMatter: { title: 'Kesäkuu', authors: ['tiimi'], tags: ['uutta'] },
  });
});

const { resolve } = marksField((html, locale, _, textLocale) =>
  html.replace('\u2063⟦page⟧', `/${locale}`).replace('\u2063⟦text:a⟧', `A &amp; &lt;b&gt; ${textLocale}`),
);
const html = '<a href="\u2063⟦page⟧/docs/saldo">\u2063⟦text:a⟧</a>';

test('only a React page gets the texts of its marks, unescaped and with labels in the language of its text', () => {
  const marksOf = (isReact: boolean) => resolve({ html, isReact, locale: 'fi' }, { locale: 'sv' }, {});
  expect(marksOf(true)).toEqual([
    { mark: '\u2063⟦page⟧/docs/saldo', text: '/sv/docs/saldo' },
    { mark: '\u2063⟦text:a⟧', text: 'A & <b> fi' },
  ]);
  expect(marksOf(false)).toEqual([]);
});

type Hook = (args: object, options?: object) => Promise<void>;

/** Whether a promise settles without another event: within a few turns of the event loop. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let hasEnded = false;
  const end = () => (hasEnded = true);
  void promise.then(end, end);
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  return hasEnded;
}

/** Runs a check while a page is being made. */
async function whileSaldoIsMade(check: () => Promise<void>): Promise<void> {
  beginPage('saldo');
  try {
    await check();
  } finally {
    endPage('saldo');
  }
}

test('waits until the last started file has its page', async () => {
  beginPage('lasku');
  const made = pagesMade();
  await whileSaldoIsMade(async () => {
    endPage('lasku');
    expect(await isSettled(made)).toBe(false);
  });
  await made;
});

test('waits for a file that starts in the same tick', async () => {
  const made = pagesMade();
  await whileSaldoIsMade(async () => expect(await isSettled(made)).toBe(false));
  await made;
});

test('stops waiting for a page after a time-out', async () => {
  await whileSaldoIsMade(() => expect(pagesMade(10)).resolves.toBeUndefined());
});

/** A stored node of a content file, as Gatsby reports it. */
function fileNode(name: string, text: string) {
  const folder = makeContentFolder({ [name]: text });
  const internal: { type: string; content?: string } = { type: 'File' };
  return { id: name, absolutePath: path.join(folder, name), ext: path.extname(name), internal };
}

test('a new MDX file starts its page, and the site ends it', async () => {
  const emitter = new EventEmitter();
  followFiles(emitter);
  emitter.emit('CREATE_NODE', { payload: fileNode('notes.yaml', 'a: 1') });
  expect(await isSettled(pagesMade())).toBe(true);
  const file = fileNode('docs/saldo.mdx', '---\ntitle: Saldo\n---\n');
  emitter.emit('CREATE_NODE', { payload: file });
  const made = pagesMade();
  expect(await isSettled(made)).toBe(false);
  const mdx = { parent: file.id, internal: { type: 'Mdx' } };
  await (onCreateNode(engineOf()) as Hook)({ node: mdx, getNode: () => undefined });
  expect([await isSettled(made), file.internal.content]).toEqual([true, undefined]);
});

test.each([
  ['that is not YAML', '---\ntitle: Saldo: liikaa\n---\n', '\n'],
  ['that has no end', '---\ntitle: Saldo\n', undefined],
])('plugins get no text of a file with front matter %s', (_, text, content) => {
  const emitter = new EventEmitter();
  followFiles(emitter);
  const file = fileNode('docs/saldo.mdx', text);
  emitter.emit('CREATE_NODE', { payload: file });
  endPage(file.id);
  expect(file.internal.content).toBe(content);
});

test('a query waits for a page that is being made', async () => {
  const doc = { path: '/docs/saldo' };
  let node: object | null = null;
  const { docAt } = resolvers().Query ?? {};
  const nodeModel = { getNodeById: () => node, trackPageDependencies: () => undefined };
  const ask = () => docAt?.resolve({}, { path: doc.path, locale: 'fi' }, { nodeModel });
  let answer: unknown;
  await whileSaldoIsMade(async () => {
    answer = ask();
    expect(await isSettled(Promise.resolve(answer))).toBe(false);
    node = doc;
  });
  expect(await answer).toBe(doc);
  node = null;
  await expect(ask()).rejects.toThrow('There is no doc at /docs/saldo.');
});

test('plans pages after all pending ones are made', async () => {
  const args = {
    get getNodesByType(): never {
      throw new Error('planned');
    },
  };
  let planned: Promise<void> | undefined;
  await whileSaldoIsMade(async () => {
    planned = (createPages(engineOf()) as Hook)(args);
    expect(await isSettled(planned)).toBe(false);
  });
  await expect(planned).rejects.toThrow('planned');
});
