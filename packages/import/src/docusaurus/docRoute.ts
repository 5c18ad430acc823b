import { asText } from './settings';
import { splitNumberPrefix, withoutNumberPrefixes } from './numberPrefix';

interface DocAddress {
  /** Its id in sidebars. */
  id: string;
  /** Its address below that of its docs: `/guides/install`. */
  slug: string;
  /** True for the index page of a folder: `index`, `README`, or a file with the name of its folder. */
  isIndex: boolean;
  position: number | undefined;
}

/** Joins a relative slug with the folder of its doc. */
function resolveSlug(slug: string, folder: string): string {
  const parts: string[] = folder.split('/').filter((part) => part !== '');
  for (const part of slug.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/**
 * Returns the id and address of a doc by the rules of Docusaurus.
 * @param relative path of the file below its docs folder
 * @param indexNames names of index pages in another program
 * @example docAddress('02-guides/01-install.md', {}, true).slug // '/guides/install'
 */
export function docAddress(
  relative: string,
  frontMatter: Readonly<Record<string, unknown>>,
  parsesNumbers: boolean,
  indexNames?: readonly unknown[],
): DocAddress {
  const withoutEnding = relative.replace(/\.mdx?$/, '');
  const parts = withoutEnding.split('/');
  const file = parts.pop() ?? '';
  const folder = parts.join('/');
  const nameAndPosition = parsesNumbers ? splitNumberPrefix(file) : { name: file, position: undefined };
  const ownFolder = parsesNumbers ? withoutNumberPrefixes(folder) : folder;
  const baseId = asText(frontMatter.id) ?? nameAndPosition.name;
  const id = [ownFolder, baseId].filter((part) => part !== '').join('/');
  const lastFolder = parts[parts.length - 1];
  const lower = file.toLowerCase();
  const isIndex = (indexNames ?? ['index', 'readme', lastFolder?.toLowerCase()]).includes(lower);
  const written = asText(frontMatter.slug);
  let slug: string;
  if (written?.startsWith('/') === true) slug = resolveSlug(written, '');
  else if (written === undefined && isIndex) slug = resolveSlug('', ownFolder);
  else slug = resolveSlug(written ?? baseId, ownFolder);
  return { id, slug, isIndex, position: nameAndPosition.position };
}
