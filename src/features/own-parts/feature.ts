import { defineFeature } from '../../extend';
import type { FeatureSite } from '../../extend';
import { error, essential } from '../../node/diagnostics/rule';
import { digestOf, loadElements, loadExtensions } from './node/ownCode';
import { loadPlugins, pluginsDigest, pluginSettings, pluginTransforms } from './node/markdownPlugins';
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
  'part/plugin': essential('Plugins for Markdown are there, and only on a site that trusts its content.'),
  'part/untrusted': essential('Only a site that trusts its content has code in it.'),
};

const settings = {
  markdownPlugins: pluginSettings.optional().describe('Plugins of remark and rehype for the texts of pages.'),
};

declare module '../../model/site/features' {
  interface Features {
    'own-parts': {
      settings: typeof settings;
      readingRules: typeof readingRules;
      pageData: { title: string; description: string };
    };
  }
}

/** Folders that are read when a process starts. */
const AT_START = ['elements', 'extensions'] as const;

/** Returns the plugins of a site; none where it does not trust its content. */
const pluginsOf = ({ site, folder }: FeatureSite) =>
  site.components === 'trusted' && site.markdownPlugins !== undefined ? loadPlugins(site.markdownPlugins, folder) : [];

/** Slots, overrides, pages, elements and extensions of the content folder. */
export const ownParts = defineFeature({
  name: 'own-parts',
  isOwn: true,
  isOn: (site) => {
    const { slots, overrides, pages } = partsOf(site);
    if (pluginsOf(site).length > 0) return true;
    return [slots, overrides, pages, Object.keys(loadElements(site.folder).elements)].some(({ length }) => length > 0);
  },
  settings,
  readingRules,
  extensions: (folder, known) => loadExtensions(folder, known).extensions,
  elements: (folder) => loadElements(folder).elements,
  setup(site, add) {
    const { slots, overrides, pages } = partsOf(site);
    for (const part of slots) add.slot(part.name, guardedFile(site.folder, part.file));
    for (const part of overrides) add.browser(...overrideModule(site.folder, part));
    for (const page of pages) add.page({ path: page.name, template: pageTemplate(site.folder, page) });
    add.transform(pluginTransforms(pluginsOf(site)));
    add.data({ pages: (locale) => pageData(site, locale) });
  },
  inspect: async (content, known) => (await import('./node/inspectParts')).inspectParts(content, known),
  readAtStart: (folder) => ({
    markdownPlugins: pluginsDigest(folder),
    ...Object.fromEntries(AT_START.map((name) => [`content/${name}`, digestOf(folder, [name])])),
    ...Object.fromEntries(
      ['slots', 'overrides', 'pages'].map((name) => [`content/${name}`, codeFiles(folder, name).join()]),
    ),
  }),
});
