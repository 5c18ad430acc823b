import { asList, asText, type ContentFolder } from './settings';

const PARTS = /\*\*\/|\*\*|[*?]|\{[^{}]*\}|\[[^\]]*\]|[.+^$()|\\\]{}!]/g;

/** Compiles a glob pattern; undefined for one with signs that it does not know, such as `!(a)`. */
function globTest(pattern: string): RegExp | undefined {
  if (/[!@+*?]\(|\{[^}]*\{/.test(pattern)) return undefined;
  const source = pattern.replace(PARTS, (part) => {
    if (part === '**/') return '(?:[^/]+/)*';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part.startsWith('{') && part.length > 1)
      return `(?:${part
        .slice(1, -1)
        .split(',')
        .map((each) => globTest(each)?.source.slice(1, -1) ?? '')
        .join('|')})`;
    return part.startsWith('[') ? part.replace(/^\[!/, '[^') : `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}

/**
 * Returns a test for the files of a folder that the settings `include` and `exclude` choose. A pattern that it cannot
 * read excludes everything, so that no private file becomes public.
 */
export function isChosen({ options }: Pick<ContentFolder, 'options'>): (relative: string) => boolean {
  const globs = (key: string) =>
    asList(options[key])
      .flatMap((each) => asText(each) ?? [])
      .map((pattern) => globTest(pattern.replace(/^\.\//, '')));
  const [included, excluded] = [globs('include'), globs('exclude')];
  return (relative) =>
    (included.length === 0 || included.some((each) => each?.test(relative) === true)) &&
    !excluded.some((each) => each === undefined || each.test(relative));
}
