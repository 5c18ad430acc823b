import { postPath } from '../../src/model/blog/posts';
import { wordsOf } from '../../src/model/search/normalise';
import { joinPath, isWithin } from '../../src/model/site/path';
import { MAIN_ROOT } from '../../src/model/pages/docRoots';
import { kindOf } from '../../src/node/content/checks/pageKinds';
import type { Content } from '../../src/node/content/loadContent';
import { didYouMean } from '../../src/node/diagnostics/nearest';
import { findPage, type PageFiles } from '../../packages/writing/src/findPage';
import { assertFree, parseNewPath, slugOf } from '../../packages/writing/src/newPath';
import { sidebarLists, type NewPage, type SidebarList } from '../../packages/writing/src/planNew';

/** The command-line arguments. */
export interface NewPageOptions {
  kind?: string;
  title?: string;
  description?: string;
  path?: string;
  related?: string[];
  category?: string;
  author?: string;
  draft?: boolean;
}

/** Prompts a person; `choices` are answers to pick from, `fallback` is the answer when nothing is typed. */
export type Ask = (question: string, known?: { choices?: readonly string[]; fallback?: string }) => Promise<string>;

/** The folder of a new page, and its kind there. */
interface Shelf {
  folder: string;
  name: string | undefined;
  paired: readonly string[];
}

interface Asking {
  content: Content;
  /** Undefined without a terminal. */
  ask: Ask | undefined;
  /** Messages about missing arguments, for use without a terminal; each says how to write the argument. */
  missing: string[];
}

/** Returns an argument, or prompts for it. Without a terminal, records a missing one and returns ''. */
async function need(
  said: string | undefined,
  missing: string,
  { ask, missing: all }: Asking,
  question: string,
  known?: Parameters<Ask>[1],
): Promise<string> {
  const answer = (said ?? (ask === undefined ? '' : await ask(question, known))).trim();
  if (answer !== '') return answer;
  if (ask !== undefined) throw new Error(missing);
  all.push(missing);
  return '';
}

/** Reads one answer. Reports an invalid one and prompts again, so that earlier answers are kept. */
async function retry<Said, Read>(said: Said, { ask }: Asking, read: (said: Said | undefined) => Promise<Read>) {
  for (let tried: Said | undefined = said; ; tried = undefined) {
    try {
      return await read(tried);
    } catch (error) {
      // Errors of the terminal have a code.
      if (ask === undefined || !(error instanceof Error) || 'code' in error) throw error;
      console.error(error.message);
    }
  }
}

async function readShelf(said: string | undefined, asking: Asking): Promise<Shelf> {
  const { kinds, folder } = asking.content;
  const names = Object.keys(kinds.data);
  const known = names.length === 0 ? 'Name the folder of the page: docs/ohjeet' : `The kinds are ${names.join(', ')}.`;
  const written = await need(said, `The kind of the page is missing. ${known}`, asking, 'Kind of page', {
    choices: names,
  });
  if (written === '') return { folder: 'docs', name: undefined, paired: [] };
  const kind = kinds.data[written];
  if (kind !== undefined) return { folder: kind.under, name: written, paired: kind.paired };
  const below = written.replace(/^content\/|\/+$/g, '');
  if (!/^(?:docs|blog)(?:\/|$)/.test(below))
    throw new Error(`There is no kind "${written}". ${didYouMean(written, names) ?? known}`);
  const found = kindOf(`${folder}/${below}/x.mdx`, asking.content);
  return { folder: below, name: found?.[0], paired: found?.[1].paired ?? [] };
}

async function readTitle(said: string | undefined, asking: Asking): Promise<string> {
  const { docs, posts, codes } = asking.content;
  const title = await need(
    said,
    'The title is missing. Write it behind the kind, in quotation marks.',
    asking,
    'Title',
  );
  if (title === '') return '';
  const owner = [...docs, ...posts].find(
    ({ locale, frontMatter }) => locale === codes[0] && frontMatter.title.toLowerCase() === title.toLowerCase(),
  );
  if (owner !== undefined)
    throw new Error(`"${title}" is already the title of ${owner.file}. Choose one that tells the two apart.`);
  const words = wordsOf(title).join(' ');
  const named = [...docs, ...posts].find(
    ({ locale, frontMatter }) =>
      locale === codes[0] && frontMatter.keywords.some((keyword) => wordsOf(keyword).join(' ') === words),
  );
  if (named === undefined) return title;
  throw new Error(
    `"${title}" is a keyword of ${named.file}, to which readers who write it want to go. Choose another title, or remove the keyword.`,
  );
}

/** Reads the address and the file of the page. */
async function readPlace(
  said: string | undefined,
  shelf: Shelf,
  title: string,
  today: string,
  asking: Asking,
): Promise<{ path: string; file: string }> {
  const slug = slugOf(title);
  const missing = 'The title has no letters for an address. Name one: --path pikaohjeet/saldo';
  if (shelf.folder.startsWith('blog')) {
    const rest = slugOf(said?.replace(/^.*\//, '') ?? slug);
    if (rest === '') throw new Error(missing);
    return { path: postPath({ date: today, rest }), file: `blog/${today}-${rest}.mdx` };
  }
  const fallback = slug === '' ? undefined : `${shelf.folder}/${slug}`.replace(/^docs\//, '');
  const written = said ?? (asking.ask === undefined ? fallback : await asking.ask('Address below docs', { fallback }));
  if (written === undefined || written === '') throw new Error(missing);
  const path = parseNewPath(written, MAIN_ROOT, asking.content);
  if (!isWithin(path, joinPath(shelf.folder)))
    throw new Error(`${path} is not below ${shelf.folder}, where pages of this kind are. Choose another path or kind.`);
  return { path, file: `${path.slice(1)}.mdx` };
}

/** Reads the pages that the new one links to. If its kind has `paired` kinds, one of the pages must be of those. */
async function readRelated(said: readonly string[] | undefined, shelf: Shelf, asking: Asking): Promise<PageFiles[]> {
  const { content, ask } = asking;
  const { paired } = shelf;
  const pairedWith = paired.map((name) => `"${name}"`).join(' or ');
  const question =
    paired.length > 0 ? `Page of the kind ${pairedWith} that it belongs to` : 'Page that it belongs to (none: Enter)';
  const names = said ?? (ask === undefined ? [] : [await ask(question)]);
  const pages = names.filter((name) => name.trim() !== '').map((name) => findPage(name, content));
  const draft = pages.find(({ original }) => original.frontMatter.draft);
  if (draft !== undefined) throw new Error(`${draft.path} is a draft, to which no page may link. Name another page.`);
  const isPaired = pages.some(({ original }) => paired.includes(kindOf(original.absolutePath, content)?.[0] ?? ''));
  if (paired.length === 0 || isPaired) return pages;
  const missing = `A page of this kind belongs to one of the kind ${pairedWith}. Name it: --related ohjeet/yleista`;
  if (ask !== undefined || pages.length > 0) throw new Error(missing);
  asking.missing.push(missing);
  return pages;
}

const YEAR = /\b\d{4}$/;

/** Reads the category of the page, and offers those with pages of its folder; by years, also the current one. */
async function readCategory(
  said: string | undefined,
  shelf: Shelf,
  year: string,
  asking: Asking,
): Promise<SidebarList | undefined> {
  const all = sidebarLists(asking.content).filter(({ docs }) => docs.length > 0);
  const near = all.filter(({ docs }) => docs.some((doc) => isWithin(doc, joinPath(shelf.folder))));
  const places = near.length > 0 ? near : all;
  const names = places.map(({ name }) => name);
  const [only] = places;
  const isYearly = places.length > 0 && names.every((name) => YEAR.test(name));
  if (only !== undefined && isYearly && (said ?? year) === year && !names.some((name) => name.endsWith(year)))
    return { ...only, name: only.name.replace(YEAR, year), docs: [], newCategory: year };
  if (said === undefined && places.length < 2) return only;
  const list = names.map((name) => `  ${name}`).join('\n');
  const missing = `The category in the sidebar is missing. Name one behind --category:\n${list}`;
  const written = await need(said, missing, asking, 'Category in the sidebar', { choices: names });
  if (written === '') return undefined;
  const isNamed = ({ name }: SidebarList) =>
    [name, name.split(' > ').pop() ?? ''].some((each) => each.toLowerCase() === written.toLowerCase());
  const found = [...places.filter(isNamed), ...all.filter(isNamed)][0];
  if (found !== undefined) return found;
  const words = all.flatMap(({ name }) => [name, name.split(' > ').pop() ?? '']);
  throw new Error(`There is no category "${written}". ${didYouMean(written, words) ?? `The categories are:\n${list}`}`);
}

async function readAuthor(said: string | undefined, asking: Asking): Promise<string> {
  const keys = Object.keys(asking.content.authors.data);
  const known = `The authors are ${keys.join(', ')}.`;
  const author = await need(said, `The author is missing. Name one behind --author. ${known}`, asking, 'Author', {
    choices: keys,
  });
  if (author === '' || keys.includes(author)) return author;
  throw new Error(`There is no author "${author}". ${didYouMean(author, keys) ?? known}`);
}

/** Reads everything that a new page needs. Throws an error that names all missing arguments, or an invalid one. */
export async function readNewPage(
  options: NewPageOptions,
  content: Content,
  today: string,
  ask?: Ask,
): Promise<NewPage> {
  const asking: Asking = { content, ask, missing: [] };
  const shelf = await retry(options.kind, asking, (kind) => readShelf(kind, asking));
  const isPost = shelf.folder.startsWith('blog');
  const isDraft = options.draft === true;
  const title = await retry(options.title, asking, (said) => readTitle(said, asking));
  const missing = 'The description is missing. Write one sentence: --description "Siirrä kestotilaus toiselle."';
  const description = await retry(options.description, asking, (said) =>
    need(said, missing, asking, 'Description, in one sentence'),
  );
  const { path, file } =
    title === ''
      ? { path: '', file: '' }
      : await retry(options.path, asking, async (said) => {
          const place = await readPlace(said, shelf, title, today, asking);
          assertFree(place.path, content);
          return place;
        });
  const author = isPost ? await retry(options.author, asking, (said) => readAuthor(said, asking)) : '';
  const related = await retry(options.related, asking, (said) =>
    readRelated(said, isDraft ? { ...shelf, paired: [] } : shelf, asking),
  );
  const isFollowed = content.sidebars.folders.some((folder) => isWithin(path, folder));
  const isListed = isPost || isDraft || (isFollowed && options.category === undefined);
  const place = isListed
    ? undefined
    : await retry(options.category, asking, (said) => readCategory(said, shelf, today.slice(0, 4), asking));
  if (asking.missing.length > 0) throw new Error(asking.missing.join('\n'));
  return { path, file, kind: shelf.name, isPost, title, description, related, place, author, today, isDraft };
}
