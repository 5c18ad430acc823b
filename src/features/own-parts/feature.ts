import { defineFeature } from '../../extend';
import { error, essential } from '../../node/diagnostics/rule';
import { digestOf, loadElements, loadExtensions } from './node/ownCode';
import { codeFiles, pageData, partsOf } from './node/parts';
import { guardedFile, overrideModule, pageTemplate } from './node/wrapperModules';

const readingRules = {
  'part/element': essential('Files of `content/elements` define elements.'),
  'part/extension': essential('Extensions have names of their own, and only keys that they can have.'),
  'part/link': error('Links in code of the content lead to pages.'),
  'part/name': essential('Files of `content/slots` and `content/overrides` have names of slots and parts.'),
  'part/page': essential(
    'Pages of `content/pages` have a title and a description in each language, and an address of their own.',
  ),
  'part/untrusted': essential('Only a site that trusts its content has code in it.'),
};

declare module '../../model/site/features' {
  interface Features {
    'own-parts': { readingRules: typeof readingRules; pageData: { title: string; description: string } };
  }
}

/** Folders that are read when a process starts. */
const AT_START = ['elements', 'extensions'] as const;

/** Slots, overrides, pages, elements and extensions of the content folder. */
export const ownParts = defineFeature({
  name: 'own-parts',
  isOwn: true,
  isOn: (site) => {
    const { slots, overrides, pages } = partsOf(site);
    return [slots, overrides, pages, Object.keys(loadElements(site.folder).elements)].some(({ length }) => length > 0);
  },
  readingRules,
  extensions: (folder, known) => loadExtensions(folder, known).extensions,
  elements: (folder) => loadElements(folder).elements,
  setup(site, add) {
    const { slots, overrides, pages } = partsOf(site);
    for (const part of slots) add.slot(part.name, guardedFile(site.folder, part.file));
    for (const part of overrides) add.browser(...overrideModule(site.folder, part));
    for (const page of pages) add.page({ path: page.name, template: pageTemplate(site.folder, page) });
    add.data({ pages: (locale) => pageData(site, locale) });
  },
  inspect: async (content, known) => (await import('./node/inspectParts')).inspectParts(content, known),
  readAtStart: (folder) => ({
    ...Object.fromEntries(AT_START.map((name) => [`content/${name}`, digestOf(folder, [name])])),
    ...Object.fromEntries(
      ['slots', 'overrides', 'pages'].map((name) => [`content/${name}`, codeFiles(folder, name).join()]),
    ),
  }),
});
