import { asList, asText, type ContentFolder } from './settings';

const SIGN = /(?:\*\*\/)+|\*+|\?|\{([^{}]*)\}|\[[^\]]+\]|[.+^$()|[\]\\{}]/g;

/** Most stars of a glob: a pattern with more of them takes too long. A glob with more matches every path. */
const STAR_LIMIT = 10;

/** Returns the source of a regular expression for a glob. */
const sourceOf = (glob: string): string =>
  (glob.split('*').length > STAR_LIMIT ? '**' : glob).replace(SIGN, (sign, list: string | undefined) => {
    if (list !== undefined) return `(?:${list.split(',').map(sourceOf).join('|')})`;
    if (sign.startsWith('*')) return sign.endsWith('/') ? '(?:.*/)?' : sign === '*' ? '[^/]*' : '.*';
    if (sign.length > 1) return sign.replace(/^\[!/, '[^').replaceAll('\\', '\\\\');
    return sign === '?' ? '[^/]' : `\\${sign}`;
  });

/** Returns a test for paths that one of some globs matches: `guide/*`. */
export function matchGlobs(globs: readonly string[]): (relative: string) => boolean {
  const patterns = globs.map((glob) => new RegExp(`^${sourceOf(glob.replace(/^\.?\//, ''))}$`));
  return (relative) => patterns.some((pattern) => pattern.test(relative));
}

/** Returns a test for paths that the rules of a `.gitignore` exclude; the last matching rule wins. */
export function matchIgnored(rules: string): (relative: string) => boolean {
  const patterns = rules
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const glob = line.replace(/^!/, '').replace(/\/$/, '/**');
      const anywhere = /\/(?!\*\*$)/.test(glob) ? '' : '(?:.*/)?';
      const pattern = new RegExp(`^${anywhere}${sourceOf(glob.replace(/^\//, ''))}(?:/.*)?$`);
      return { isExcluded: !line.startsWith('!'), pattern };
    });
  return (relative) =>
    patterns.reduce((result, { isExcluded, pattern }) => (pattern.test(relative) ? isExcluded : result), false);
}

/**
 * Returns a test for the files of a folder that the settings `include` and `exclude` choose. A pattern that it cannot
 * read excludes everything, so that no private file becomes public.
 */
export function isChosen({ options }: Pick<ContentFolder, 'options'>): (relative: string) => boolean {
  const globs = (key: string) =>
    asList(options[key])
      .flatMap((each) => asText(each) ?? [])
      .map((glob) => (/[!@+*?]\(|\{[^}]*\{/.test(glob) ? undefined : matchGlobs([glob])));
  const [included, excluded] = [globs('include'), globs('exclude')];
  return (relative) =>
    (included.length === 0 || included.some((each) => each?.(relative) === true)) &&
    !excluded.some((each) => each === undefined || each(relative));
}
