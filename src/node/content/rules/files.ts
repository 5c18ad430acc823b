import path from 'node:path';
import { onceFor } from '../../../model/site/additions';
import { FILES } from '../../schema/featureSettings';
import { listEntries, listFiles } from '../../files/listFiles';
import type { Finding } from '../../diagnostics/diagnostic';
import type { Message } from '../../diagnostics/messages';
import { exceeded, LIMITS } from '../../diagnostics/limits';
import { error, essential, warning } from '../../diagnostics/rule';
import { displayName } from '../../files/contentFolder';
import { locatePath } from '../../../model/site/locale';
import { ADDED_OUTPUT_NAMES, OUTPUT_NAMES } from '../../../model/site/outputNames';
import { ROOTS_FOLDER } from '../../../model/pages/docRoots';
import type { Content } from '../loadContent';
import type { KnownPaths } from '../checks/knownPaths';
import { canonicalPath } from '../../../model/site/path';
import { defineRule } from './contentRule';
import { say } from '../say';
import { listStaticFiles, staticFolders } from '../../files/staticFile';
import { readRepository } from '../gitDates';

/** What Node.js returns for bytes that are not UTF-8; such a file cannot be opened by its name. */
const UNREADABLE = '\ufffd';
/** Characters that nobody sees, or that change the order of others. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Characters that are special or encoded in an address. */
const SIGN = /[#?%\\]/;

/** White space at the start or end of the name of a page or folder. */
const OUTER_SPACE = /(?<=^|[\\/])\s+|\s+(?=[\\/]|(?:\.[A-Za-z-]{2,})?\.mdx$)/;
const OUTER_SPACES = new RegExp(OUTER_SPACE, 'g');

/** Returns why a file's name cannot be an address; undefined for a valid name. */
function nameProblem(name: string): Message | undefined {
  if (name.includes(UNREADABLE)) return say('page/file-name.encoding');
  if (CONTROL.test(name)) return say('page/file-name.control');
  if (OUTER_SPACE.test(name)) return say('page/file-name.space', { renamed: name.replace(OUTER_SPACES, '') });
  const sign = SIGN.exec(name)?.[0];
  if (sign !== undefined) return say('page/file-name.sign', { sign });
  return name === name.normalize('NFC') ? undefined : say('page/file-name.dots');
}

/** File names that look like pages or data of the site, ignoring case; a README is for writers. */
const PAGE_LIKE = new RegExp(
  String.raw`^(?:docs|blog|${ROOTS_FOLDER}/[^/]+/docs)/(?!(?:.*/)?readme\.md$).*\.(?:mdx?|markdown)$`,
  'i',
);
const dataLike = onceFor((added) => {
  const ofFeatures = added
    .of(FILES)
    .flatMap((files) => Object.keys(files))
    .map((file) => path.parse(file).name);
  return new RegExp(
    String.raw`^(?:(?:blog|videos|${ROOTS_FOLDER}/[^/]+)/[^/]+|glossary|kinds|${ofFeatures.join('|')}|redirects|search-expectations|sidebars|site|synonyms\.[^/]+)\.ya?ml$`,
    'i',
  );
});

/** Returns the extension that a file should have; undefined for a correct or unrelated name. */
function endingFor(name: string, dataFile: RegExp): string | undefined {
  if (PAGE_LIKE.test(name)) return name.endsWith('.mdx') ? undefined : '.mdx';
  return dataFile.test(name) && !name.endsWith('.yaml') ? '.yaml' : undefined;
}

/** Returns the links and special files of a folder that are not read, with the reason. */
const unreadEntries = (folder: string, content: string): Finding[] =>
  listEntries(folder, folder, (name) => name !== '.git').flatMap(({ file, problem }) =>
    problem === undefined ? [] : [{ file: displayName(file, content), ...say(`page/file-link.${problem}`) }],
  );

const checkFileNames = ({ folder, codes, engine }: Content): Finding[] => [
  ...new Map(
    [folder, ...staticFolders(folder)]
      .flatMap((each) => unreadEntries(each, folder))
      .map((found) => [found.file, found]),
  ).values(),
  ...listStaticFiles(folder).flatMap(({ file, path: name }) =>
    CONTROL.test(name) ? [{ file: displayName(file, folder), ...say('page/file-name.control') }] : [],
  ),
  ...listFiles(folder).flatMap((absolutePath): Finding[] => {
    const name = path.relative(folder, absolutePath).split(path.sep).join('/');
    const ending = endingFor(name, dataLike(engine.added));
    if (ending !== undefined) {
      const renamed = path.basename(name, path.extname(name)) + ending;
      return [{ file: displayName(absolutePath), ...say('page/file-name.ending', { ending, renamed }) }];
    }
    if (name.split('/').length - 1 > LIMITS.folders)
      return [{ file: displayName(absolutePath), ...exceeded('folders') }];
    if (!name.endsWith('.mdx')) return [];
    const wrongCode = /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)\.mdx$/.exec(name)?.[1];
    // A repeated code hides another one: the list is not complete.
    const isComplete = new Set(codes).size === codes.length;
    if (wrongCode !== undefined && isComplete && !codes.includes(wrongCode))
      return [
        { file: displayName(absolutePath), ...say('page/file-name.language', { wrongCode, codes: codes.join(', ') }) },
      ];
    const problem = nameProblem(path.relative(folder, absolutePath));
    return problem === undefined ? [] : [{ file: displayName(absolutePath), ...problem }];
  }),
];

export const fileName = defineRule(
  'page/file-name',
  essential('Pages and data have the endings by which they are read, and pages names that can be addresses.'),
  checkFileNames,
);

/** A name as file systems without upper case see it. */
const plainForm = (name: string) => name.normalize().toLowerCase();

/** Returns a function that says why the build does not publish a file of `static` at its path. */
function claims({ codes, added }: Content, paths: KnownPaths, all: ReadonlySet<string>) {
  const [defaultCode = '', ...others] = codes.map(plainForm);
  const names = [...OUTPUT_NAMES, ...added.of(ADDED_OUTPUT_NAMES)].map(plainForm);
  const pages = new Map([...paths.keys()].map((page) => [plainForm(page), page]));
  return (written: string): Message | undefined => {
    const name = plainForm(written.replace(/\.(?:br|gz)$/i, ''));
    const ofLocale = locatePath(name, [defaultCode, ...others], defaultCode).path;
    const isThis = (each: string) =>
      each === name || each === ofLocale || (each.endsWith('/') && name.startsWith(each));
    const found = names.find(isThis) ?? (/^\/sitemap-[\w-]+\.xml$/.test(name) ? name : undefined);
    if (found !== undefined) return say('file/name', { name: found });
    const page = pages.get(canonicalPath(ofLocale.replace(/(?:(?<=\/)index)?\.(?:html?|md)$/, '')));
    if (page !== undefined) return say('file/name.page', { name: page });
    return name !== plainForm(written) && all.has(name) ? say('file/name.copy', { name }) : undefined;
  };
}

export const reservedName = defineRule(
  'file/name',
  error('Files of `static` have names that the build does not write itself.'),
  (content, paths) => {
    const files = listStaticFiles(content.folder).map((each) => ({ ...each, path: `/${each.path}` }));
    const claim = claims(content, paths, new Set(files.map((each) => plainForm(each.path))));
    return files.flatMap(({ file, path: name }) => {
      const message = claim(name);
      return message === undefined ? [] : [{ file: displayName(file, content.folder), ...message }];
    });
  },
);

const SPACE_OR_CAPITAL = /[\s\p{Lu}]/u;

export const plainName = defineRule(
  'page/plain-name',
  warning('Names of pages and their folders have neither spaces nor capital letters.'),
  ({ folder, codes, docs, posts }) =>
    [...docs, ...posts].flatMap(({ absolutePath, file, locale }) => {
      const ending = locale === codes[0] ? '.mdx' : `.${locale}.mdx`;
      const name = path.relative(folder, absolutePath).slice(0, -ending.length).split(path.sep).join('/');
      if (!SPACE_OR_CAPITAL.test(name)) return [];
      return [{ file, ...say('page/plain-name', { name: name.toLowerCase().replace(/\s+/g, '-'), ending }) }];
    }),
);

/** Returns why git cannot say when pages changed; undefined if it can, or outside a repository. */
function historyProblem(folder: string): (Message & { root: string }) | undefined {
  const repository = readRepository(folder);
  if (repository === undefined) return undefined;
  const { root } = repository;
  if (!('error' in repository)) return repository.isShallow ? { root, ...say('git/history.shallow') } : undefined;
  const { error } = repository;
  if (error === 'ENOENT') return { root, ...say('git/history.absent') };
  const key = error.includes('dubious ownership') ? 'git/history.owner' : 'git/history';
  return { root, ...say(key, { error, root }) };
}

export const gitHistory = defineRule(
  'git/history',
  { ...warning('Git can read when the pages of a repository changed.'), gentle: 'warning' },
  ({ folder }) => {
    const problem = historyProblem(folder);
    if (problem === undefined) return [];
    const { root, ...message } = problem;
    return [{ file: displayName(path.join(root, '.git')), ...message }];
  },
);
