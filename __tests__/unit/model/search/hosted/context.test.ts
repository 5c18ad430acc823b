import { contextFilters } from '../../../../../src/model/search/hosted/context';

const language = (...values: string[]) => ({ attribute: 'language', values });
const tag = (...values: string[]) => ({ attribute: 'docusaurus_tag', values });

test.each([
  ['the reader’s language and version', { locale: 'fi', tags: ['default'] }, true, [language('fi'), tag('default')]],
  ['the reader’s language, without versions', { locale: 'fi' }, true, [language('fi')]],
  ['the languages that the reader chose', { locale: 'fi', languages: ['sv', 'en'] }, true, [language('sv', 'en')]],
  ['those also where the context does not count', { locale: 'fi', languages: ['sv'] }, false, [language('sv')]],
  ['nothing where the context does not count', { locale: 'fi', tags: ['default'] }, false, []],
])('a query is narrowed to %s', (_what, context, contextual, filters) => {
  expect(contextFilters(context, contextual)).toEqual(filters);
});
