import { existsSync } from 'node:fs';
import path from 'node:path';
import { withoutNotionIds, withoutNumberPrefixes } from '../docusaurus/numberPrefix';
import { asGroup, asList, asText, type DocusaurusSite, type Json } from '../docusaurus/settings';
import { createSiteCode } from '../docusaurus/siteCode';
import { AUTOMATIC } from '../docusaurus/siteParts';
import { findFiles, isReadable } from '../docusaurus/sourceFiles';
import { readGitbook } from './gitbook';
import { readMintlify } from './mintlify';
import { readMkdocs } from './mkdocs';
import { readNextra } from './nextra';
import type { ProgramSettings } from './program';
import { readStarlight } from './starlight';
import { readVitepress } from './vitepress';

/** A folder of Markdown in the form of a Docusaurus site. */
interface PlainSite {
  site: DocusaurusSite;
  program: ProgramSettings | undefined;
  /** Files that the settings exclude, once the pages have been gathered. */
  excluded: readonly string[];
  /** The sidebars of the settings; undefined where the sidebar follows the folders. */
  sidebars: Json | undefined;
}

/** Most files that the message about a folder without pages names. */
const SKIPPED_LIMIT = 5;

/** Folders of pages, the likeliest first. */
const FOLDERS = ['src/content/docs', 'docs', '.'];

const hasPages = (folder: string, readable: readonly string[]) =>
  existsSync(folder) &&
  isReadable(folder, readable) &&
  findFiles(folder).files.some(({ relative }) => /\.mdx?$/i.test(relative));

/** Returns the name of a site from its folder: `my-docs` is `My docs`. */
function nameOf(folder: string): string {
  const words = path.basename(folder).replace(/[-_]+/g, ' ').trim();
  return words === '' ? 'Docs' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Reads a folder of Markdown and the settings of its program, if any; returns a message where there are no pages. */
export async function readPlainSite(
  folder: string,
  also: readonly string[] = [],
  given?: ProgramSettings,
): Promise<PlainSite | string> {
  const readable = [folder, ...also];
  const program =
    given ??
    readMkdocs(folder, readable) ??
    (await readVitepress(folder, readable)) ??
    (await readStarlight(folder, readable)) ??
    readMintlify(folder, readable) ??
    (await readNextra(folder, readable)) ??
    readGitbook(folder, readable);
  const candidates = [program?.docs ?? [], FOLDERS.map((name) => path.join(folder, name))].flat();
  const docs = candidates.find((each) => hasPages(each, readable));
  if (docs === undefined) {
    const skipped = findFiles(folder).skipped.map(
      ({ file, message }) => `\n${path.relative(folder, file)}: ${message}`,
    );
    return `${folder} has no pages: there are no .md or .mdx files in it.\nName the folder that has them.${skipped.slice(0, SKIPPED_LIMIT).join('')}`;
  }
  const isStarlight = docs.endsWith(path.join('content', 'docs'));
  const { files } = findFiles(docs);
  // One number is part of a name, such as "2-factor authentication".
  const isNumbered = files.filter(({ relative }) => withoutNumberPrefixes(relative) !== relative).length > 1;
  /** Returns the path of a page as the index of the folder with its name, unless that has an index. */
  const asIndex = (relative: string): string => {
    const folder = relative.replace(/\.mdx?$/i, '/');
    const inside = files.flatMap((each) =>
      each.relative.startsWith(folder) ? each.relative.slice(folder.length) : [],
    );
    const own = withoutNotionIds(path.basename(relative)).toLowerCase();
    const isIndex = (name: string) =>
      /^(?:index|readme)\.mdx?$/i.test(name) || withoutNotionIds(name).toLowerCase() === own;
    const isFree = inside.some((name) => /\.mdx?$/i.test(name)) && !inside.some(isIndex);
    return isFree ? `${folder}index.md` : relative;
  };
  const options =
    program === undefined
      ? { numberPrefixParser: isNumbered, hasAddresses: isStarlight }
      : { numberPrefixParser: false, indexNames: program.indexNames };
  const excluded: string[] = [];
  return {
    program,
    excluded,
    site: {
      folder,
      readable: [...readable, ...(program?.hidden ?? [])],
      code: createSiteCode(folder, readable),
      blogs: program?.blog === undefined ? [] : [program.blog.instance],
      pages: [{ folder: path.join(folder, 'src', 'pages'), options: {} }],
      styles: [],
      makesRedirects: false,
      ...(program ?? {
        configFile: 'package.json',
        themeConfig: {},
        redirects: [],
        locales: ['en'],
        staticFolders: [path.join(folder, isStarlight ? 'public' : 'static')],
        entries: [],
      }),
      config: { ...program?.config, title: program?.config.title ?? nameOf(folder) },
      docs: [
        {
          id: 'default',
          folder: docs,
          // Sites of these programs have their pages at the root, so old addresses start there.
          route: program?.route ?? (program !== undefined || isStarlight ? '' : 'docs'),
          sidebars: program === undefined ? 'auto' : path.join(folder, program.configFile),
          options,
          place: (relative) => {
            const named = withoutNotionIds(program === undefined ? asIndex(relative) : relative);
            if (program?.isSetting?.(relative) === true) return undefined;
            const found = program === undefined ? { relative: named } : program.place(relative);
            if (found === undefined && program?.blog?.isPart(relative) !== true) excluded.push(relative);
            return found;
          },
        },
      ],
    },
    sidebars: program === undefined ? undefined : (program.sidebars ?? AUTOMATIC),
  };
}

/** Position of the index of the whole folder. */
const FIRST = -1;

/** Keys of other programs that are read, that their pages' texts have now, or that mean something else here. */
const READ_KEYS = new Set(
  'sidebar order nav_order slug id layout outline hide hero features tableOfContents prev next'.split(' '),
);

/** Renames the sidebar keys of Starlight, VitePress and Jekyll to Docusaurus', and drops keys that differ there. */
export function plainFrontMatter(old: Json, isFirst: boolean): Json {
  const sidebar = asGroup(old.sidebar);
  const label = asText(sidebar.label);
  const position = [old.sidebar_position, sidebar.order, old.order, old.nav_order].find(
    (value) => typeof value === 'number',
  );
  const place = position ?? (isFirst ? FIRST : undefined);
  const rest = Object.fromEntries(Object.entries(old).filter(([key]) => !READ_KEYS.has(key)));
  const hidden = asList(old.hide);
  const { outline } = old;
  const deepest = outline === 'deep' ? 6 : Array.isArray(outline) ? (outline as unknown[]).at(-1) : outline;
  return {
    ...rest,
    ...(label === undefined ? {} : { sidebar_label: label }),
    ...(place === undefined ? {} : { sidebar_position: place }),
    ...(old.sidebar === false || hidden.includes('navigation') ? { displayed_sidebar: null } : {}),
    ...(outline === false || old.tableOfContents === false || hidden.includes('toc')
      ? { hide_table_of_contents: true }
      : {}),
    ...(typeof deepest === 'number' ? { toc_max_heading_level: deepest } : {}),
    ...(old.prev === false ? { pagination_prev: null } : {}),
    ...(old.next === false ? { pagination_next: null } : {}),
  };
}
