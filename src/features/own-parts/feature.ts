import { defineFeature } from '../../extend';
import { error, essential } from '../../node/diagnostics/rule';
import { contentFolder } from '../../node/files/contentFolder';
import { digestOf, loadElements, loadExtensions } from './node/ownCode';
import { codeFiles, pageData, partsOf } from './node/parts';
import { guardedFile, overrideModule, pageTemplate } from './node/wrapperModules';

declare module '../../extend' {
  interface FeaturePageData {
    'own-parts': { title: string; description: string };
  }
}

declare module '../../node/diagnostics/readingRules' {
  interface FeatureReadingRules {
    'part/element': true;
    'part/extension': true;
    'part/link': true;
    'part/name': true;
    'part/page': true;
    'part/untrusted': true;
  }
}

/** Folders that are read when a process starts. */
const AT_START = ['elements', 'extensions'] as const;
const { elements } = loadElements(contentFolder());
const digest = digestOf(contentFolder(), AT_START);

/** Slots, overrides, pages, elements and extensions of the content folder. */
export const ownParts = defineFeature({
  name: 'own-parts',
  isOwn: true,
  isOn: (loaded) => {
    const { slots, overrides, pages } = partsOf(loaded);
    return [slots, overrides, pages, Object.keys(elements)].some(({ length }) => length > 0);
  },
  readingRules: {
    'part/element': essential('Files of `content/elements` define elements.'),
    'part/extension': essential('Extensions have names of their own, and only keys that they can have.'),
    'part/link': error('Links in code of the content lead to pages.'),
    'part/name': essential('Files of `content/slots` and `content/overrides` have names of slots and parts.'),
    'part/page': essential(
      'Pages of `content/pages` have a title and a description in each language, and an address of their own.',
    ),
    'part/untrusted': essential('Only a site that trusts its content has code in it.'),
  },
  extensions: (known) => loadExtensions(contentFolder(), known).extensions,
  elements,
  slots: (loaded) => Object.fromEntries(partsOf(loaded).slots.map(({ name, file }) => [name, guardedFile(file)])),
  modules: (loaded) => Object.fromEntries(partsOf(loaded).overrides.map(overrideModule)),
  pages: (loaded) => partsOf(loaded).pages.map((page) => ({ path: page.name, template: pageTemplate(page) })),
  pageData,
  inspect: async (content) => (await import('./node/inspectParts')).inspectParts(content),
  settled: (folder) => ({
    ...Object.fromEntries(AT_START.map((name) => [`content/${name}`, digestOf(folder, [name])])),
    ...Object.fromEntries(
      ['slots', 'overrides', 'pages'].map((name) => [`content/${name}`, codeFiles(folder, name).join()]),
    ),
  }),
  cacheKey: () => digest,
});
