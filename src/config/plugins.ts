import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PluginRef } from 'gatsby';
import type { Root } from 'hast';
import { ROOTS_FOLDER } from '../model/pages/docRoots';
import type { Locale } from '../model/site/locale';
import { noteFinished } from '../node/content/mdx/reactPage';
import { takeText, takeTree } from '../node/content/react/treeModule';
import { additionPoint } from '../model/site/additions';
import type { Engine } from '../node/content/engine';
import { searchIndexer } from '../node/search/searchDocuments';

/** Plugins of Gatsby that features need. */
export const PLUGINS = additionPoint<PluginRef>('plugin');

/** Content folders, each a file source of its name. */
const FOLDERS = ['docs', ROOTS_FOLDER, 'blog', 'videos'] as const;
/** Folders for commands only: page templates and saved queries. */
const UNBUILT = ['templates', 'queries'] as const;
function filesystem(name: string, folder: string, ignore: string[] = []): PluginRef {
  return { resolve: 'gatsby-source-filesystem', options: { name, path: folder, ignore: ['**/_*', ...ignore] } };
}

/** The content folders as file sources; omits missing ones. */
export function sourcePlugins(contentFolder: string): PluginRef[] {
  const folders = FOLDERS.map((name) => [name, path.join(contentFolder, name)] as const);
  const present = folders.filter(([, folder]) => existsSync(folder));
  const site = filesystem(
    'site',
    contentFolder,
    [...FOLDERS, ...UNBUILT].map((name) => `**/${name}/**`),
  );
  return [site, ...present.map(([name, folder]) => filesystem(name, folder))];
}

/** Namespace of keys without one. */
const DEFAULT_NAMESPACE = 'common';

/** Configures the i18n plugin: pages and texts per locale, without redirects by the browser's language. */
export function i18nPlugins(locales: readonly Locale[], siteUrl: string): PluginRef[] {
  const [first] = locales;
  if (first === undefined) return [];
  return [
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: locales.map(({ code }) => code),
        defaultLanguage: first.code,
        siteUrl,
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: {
          defaultNS: DEFAULT_NAMESPACE,
          interpolation: { escapeValue: false },
          returnNull: false,
          // The library would otherwise log an advertisement in every reader's console.
          showSupportNotice: false,
        },
      },
    },
  ];
}

/** The React tree of a page's file, for the bundler. */
const reactTreeOf =
  (engine: Engine) =>
  async (file: string): Promise<Root> => {
    const read = await engine.site()?.pages.readDoc(file);
    const tree = read?.page?.content.reactTree ?? null;
    if (tree === null) throw new Error(`${file} is not a React page or has errors: run npm run check.`);
    // A copy, because the bundler modifies it.
    return noteFinished(structuredClone(tree) as Root);
  };

/** Creates `Mdx` nodes of content files, and compiles only those that React renders, by the site's compiler. */
export function mdxPlugins(engine: Engine): PluginRef[] {
  const mdxOptions = { remarkPlugins: [takeText], rehypePlugins: [takeTree(reactTreeOf(engine))] };
  return [{ resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'], mdxOptions } }];
}

const pageFields =
  'path title description keywords draft unlisted sections { id heading text isSpoken asked isReferences hasSteps }';

/** FlexSearch builds only the postings; fields, typing errors, compounds and ranking are our own code. */
const INDEX_OPTIONS = { tokenize: 'strict', split: / /, resolution: 1, threshold: 0 };

/** A FlexSearch index of posts and docs per locale with content, built with the site: `localSearch<Code>`. */
export function searchPlugins(engine: Engine, localesWithContent: readonly string[]): PluginRef[] {
  return localesWithContent.map((code) => {
    const { normalizer, encode } = searchIndexer(engine, code);
    const options = {
      name: code,
      engine: 'flexsearch',
      engineOptions: { ...INDEX_OPTIONS, encode },
      query: `{
        allDoc(filter: { locale: { eq: "${code}" } }, sort: { path: ASC }) { nodes { ${pageFields} affects version } }
        allBlogPost(filter: { locale: { eq: "${code}" } }, sort: { path: ASC }) { nodes { ${pageFields} } }
      }`,
      ref: 'n',
      index: ['n'],
      store: ['page', 'anchor', 'heading', 'text', 'hasSteps', 'path', 'title', 'description', 'lang', 'tag', 'isNews'],
      normalizer,
    };
    return { resolve: 'gatsby-plugin-local-search', options };
  });
}
