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

/** The arguments of the command. */
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

/** Asks a person; restricted to `choices`, with `fallback` for an empty answer. */
export type Ask = (question: string, limits?: { choices?: readonly string[]; fallback?: string }) => Promise<string>;

/** The folder and kind of a new page. */
interface Shelf {
  folder: string;
  name: string | undefined;
  paired: readonly string[];
}

interface Asking {
  content: Content;
  /** Undefined without a terminal. */
  ask: Ask | undefined;
}

/** Returns a given value, else asks for it; throws without a terminal. */
async function need(
  given: string | undefined,
  missing: string,
  { ask }: Asking,
  question: string,
  limits?: Parameters<Ask>[1],
): Promise<string> {
  const answer = (given ?? (ask === undefined ? '' : await ask(question, limits))).trim();
  if (answer !== '') return answer;
  throw new Error(missing);
}

async function readShelf(given: string | undefined, asking: Asking): Promise<Shelf> {
  const { kinds, folder } = asking.content;
  const names = Object.keys(kinds.data);
  const hint = names.length === 0 ? 'Name the folder of the page: docs/ohjeet' : `The kinds are ${names.join(', ')}.`;
  const written = await need(given, `The kind of the page is missing. ${hint}`, asking, 'Kind of page', {
    choices: names,
  });
  const kind = kinds.data[written];
  if (kind !== undefined) return { folder: kind.under, name: written, paired: kind.paired };
  const below = written.replace(/^content\/|\/+$/g, '');
  if (!/^(?:docs|blog)(?:\/|$)/.test(below))
    throw new Error(`There is no kind "${written}". ${didYouMean(written, names) ?? hint}`);
  const found = kindOf(`${folder}/${below}/x.mdx`, asking.content);
  return { folder: below, name: found?.[0], paired: found?.[1].paired ?? [] };
}

async function readTitle(given: string | undefined, asking: Asking): Promise<string> {
  const { docs, posts, codes } = asking.content;
  const title = await need(
    given,
    'The title is missing. Write it behind the kind, in quotation marks.',
    asking,
    'Title',
  );
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
async function readPath(
  { path: given }: NewPageOptions,
  shelf: Shelf,
  title: string,
  today: string,
  asking: Asking,
): Promise<{ path: string; file: string }> {
  const slug = slugOf(title);
  const missing = 'The title has no letters for an address. Name one: --path pikaohjeet/saldo';
  if (shelf.folder.startsWith('blog')) {
    const rest = slugOf(given?.replace(/^.*\//, '') ?? slug);
    if (rest === '') throw new Error(missing);
    return { path: postPath({ date: today, rest }), file: `blog/${today}-${rest}.mdx` };
  }
  const fallback = slug === '' ? undefined : `${shelf.folder}/${slug}`.replace(/^docs\//, '');
  const written = given ?? (asking.ask === undefined ? fallback : await asking.ask('Address below docs', { fallback }));
  if (written === undefined || written === '') throw new Error(missing);
  const path = parseNewPath(written, MAIN_ROOT, asking.content);
  if (!isWithin(path, joinPath(shelf.folder)))
    throw new Error(`${path} is not below ${shelf.folder}, where pages of this kind are. Choose another path or kind.`);
  return { path, file: `${path.slice(1)}.mdx` };
}

/** Reads the pages that the new one links to; a page of a paired kind needs one of the other kind. */
async function readRelated(given: readonly string[] | undefined, shelf: Shelf, asking: Asking): Promise<PageFiles[]> {
  const { content, ask } = asking;
  const { paired } = shelf;
  const pairedWith = paired.map((name) => `"${name}"`).join(' or ');
  const question =
    paired.length > 0 ? `Page of the kind ${pairedWith} that it belongs to` : 'Page that it belongs to (none: Enter)';
  const names = given ?? (ask === undefined ? [] : [await ask(question)]);
  const pages = names.filter((name) => name.trim() !== '').map((name) => findPage(name, content));
  const draft = pages.find(({ original }) => original.frontMatter.draft);
  if (draft !== undefined) throw new Error(`${draft.path} is a draft, to which no page may link. Name another page.`);
  const isPaired = pages.some(({ original }) => paired.includes(kindOf(original.absolutePath, content)?.[0] ?? ''));
  if (paired.length === 0 || isPaired) return pages;
  throw new Error(`A page of this kind belongs to one of the kind ${pairedWith}. Name it: --related ohjeet/yleista`);
}

/** Reads the category; suggests those with pages of the same folder, if any. */
async function readCategory(given: string | undefined, shelf: Shelf, asking: Asking): Promise<SidebarList | undefined> {
  const all = sidebarLists(asking.content).filter(({ docs }) => docs.length > 0);
  const near = all.filter(({ docs }) => docs.some((doc) => isWithin(doc, joinPath(shelf.folder))));
  const lists = near.length > 0 ? near : all;
  const names = lists.map(({ name }) => name);
  const [only] = lists;
  if (given === undefined && lists.length < 2) return only;
  const list = names.map((name) => `  ${name}`).join('\n');
  const missing = `The category in the sidebar is missing. Name one behind --category:\n${list}`;
  const written = await need(given, missing, asking, 'Category in the sidebar', { choices: names });
  const isNamed = ({ name }: SidebarList) =>
    [name, name.split(' > ').pop() ?? ''].some((each) => each.toLowerCase() === written.toLowerCase());
  const found = [...lists.filter(isNamed), ...all.filter(isNamed)][0];
  if (found !== undefined) return found;
  const words = all.flatMap(({ name }) => [name, name.split(' > ').pop() ?? '']);
  throw new Error(`There is no category "${written}". ${didYouMean(written, words) ?? `The categories are:\n${list}`}`);
}

async function readAuthor(given: string | undefined, asking: Asking): Promise<string> {
  const keys = Object.keys(asking.content.authors.data);
  const hint = `The authors are ${keys.join(', ')}.`;
  const author = await need(given, `The author is missing. Name one behind --author. ${hint}`, asking, 'Author', {
    choices: keys,
  });
  if (keys.includes(author)) return author;
  throw new Error(`There is no author "${author}". ${didYouMean(author, keys) ?? hint}`);
}

/**
 * Reads all properties of a new page from arguments and answers.
 * @param today date such as 2024-05-17
 * @throws an error that says what is missing or wrong
 */
export async function readNewPage(
  options: NewPageOptions,
  content: Content,
  today: string,
  ask?: Ask,
): Promise<NewPage> {
  const asking = { content, ask };
  const shelf = await readShelf(options.kind, asking);
  const isPost = shelf.folder.startsWith('blog');
  const isDraft = options.draft === true;
  const title = await readTitle(options.title, asking);
  const missing = 'The description is missing. Write one sentence: --description "Siirrä kestotilaus toiselle."';
  const description = await need(options.description, missing, asking, 'Description, in one sentence');
  const { path, file } = await readPath(options, shelf, title, today, asking);
  assertFree(path, content);
  const author = isPost ? await readAuthor(options.author, asking) : '';
  const related = await readRelated(options.related, isDraft ? { ...shelf, paired: [] } : shelf, asking);
  const isFollowed = content.sidebars.folders.some((folder) => isWithin(path, folder));
  const isListed = isPost || isDraft || (isFollowed && options.category === undefined);
  const place = isListed ? undefined : await readCategory(options.category, shelf, asking);
  return { path, file, kind: shelf.name, isPost, title, description, related, place, author, today, isDraft };
}
