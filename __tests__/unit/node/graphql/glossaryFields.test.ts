import type { ResolverContext } from '../../../../src/node/graphql/resolverContext';
import { glossaryFields } from '../../../../src/node/graphql/glossaryFields';

const TERMS = [{ key: 'saldo' }, { key: 'tili' }];
const cards: Record<string, { path: string; title: string }> = {
  '/docs/saldo': { path: '/docs/saldo', title: 'Saldo' },
};
const { Term, glossaryAt } = glossaryFields((path) => cards[path] ?? null);

/** Gatsby as the resolvers see it, with an index of terms in these locales. */
const gatsby = (...locales: string[]) => ({
  context: {
    nodeModel: {
      findAll: () => Promise.resolve({ entries: TERMS }),
      findOne: ({ type }: { type: string }) => Promise.resolve(locales.includes(type) ? { id: type } : null),
    },
  },
  info: {
    schema: {
      getType: (name: string) => ({
        getFields: () => ({
          publicIndexURL: { resolve: ({ id }: { id: string }) => `/static/${id}-${name}.index.txt` },
          publicStoreURL: { resolve: () => `/static/${name}.store.json` },
        }),
      }),
    },
  },
});

const glossaryOf = (locale: string, { context, info }: ReturnType<typeof gatsby>) =>
  glossaryAt.resolve(undefined, { locale }, context as unknown as ResolverContext, info);

test('the terms come with the files that the plugin writes for the locale', async () => {
  expect(await glossaryOf('sv', gatsby('LocalSearchTermsFi', 'LocalSearchTermsSv'))).toEqual({
    terms: TERMS,
    indexUrl: '/static/LocalSearchTermsSv-LocalSearchTermsSv.index.txt',
    storeUrl: '/static/LocalSearchTermsSv.store.json',
  });
});

test('a site without a page of the glossary has no such files', async () => {
  expect(await glossaryOf('fi', gatsby())).toEqual({ terms: TERMS, indexUrl: null, storeUrl: null });
});

test.each([
  ['/docs/saldo', cards['/docs/saldo']],
  ['/blog/kirjoitus', null],
  [null, null],
])('the guide of a term with the page %j is %j', (page, guide) => {
  expect(Term.guide.resolve({ page }, { locale: 'fi' }, {} as ResolverContext)).toEqual(guide);
});
