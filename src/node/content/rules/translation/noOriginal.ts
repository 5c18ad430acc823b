import type { Finding } from '../../../diagnostics/diagnostic';
import { essential } from '../../../diagnostics/rule';
import { docRootOf } from '../../../../model/pages/docRoots';
import { nearestPage } from '../../checks/nearestPage';
import type { Content } from '../../loadContent';
import type { Doc, Post } from '../../pageReader';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports translations without an original. */
function checkTranslations({ docs, posts, brokenDocs, broken, codes, otherRoots }: Content): Finding[] {
  // An unreadable post may be the original of every translated post.
  const pages = [...docs, ...(broken.has('posts') ? [] : posts)];
  const originals = pages.filter(({ locale }) => locale === codes[0]);
  const paths = new Set([...brokenDocs, ...originals.map(({ path }) => path)]);
  const isOfVersion = (path: string) => (each: { path: string }) =>
    docRootOf(each.path, otherRoots) === docRootOf(path, otherRoots);
  return pages
    .filter(({ path, locale }) => locale !== codes[0] && !paths.has(path))
    .map(({ file, path, locale }) => ({
      file,
      line: 1,
      column: 1,
      ...say(
        'translation/no-original',
        { locale, path, file: file.replace(`.${locale}.mdx`, '.mdx') },
        movedHint(path, locale, originals.filter(isOfVersion(path))),
      ),
    }));
}

/**
 * Returns the hint with the new file name of a translation whose original probably moved: to a page that has the old
 * path as an alias, or a similar path.
 */
function movedHint(path: string, locale: string, originals: readonly (Doc | Post)[]): string | undefined {
  const likely = nearestPage(
    path,
    originals.map((page) => page.path),
  );
  const moved = originals.find(({ frontMatter }) => frontMatter.aliases.includes(path));
  const original = moved ?? originals.find((page) => page.path === likely);
  if (original === undefined) return undefined;
  const renamed = original.file.replace(/\.mdx$/, `.${locale}.mdx`);
  return say('translation/no-original.moved', { original: original.file, renamed }).message;
}

export const noOriginal = defineRule(
  'translation/no-original',
  essential('A translation has an original.'),
  checkTranslations,
);
