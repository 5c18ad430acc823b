import type { RuledFinding } from '../../../diagnostics/diagnostic';
import { essential } from '../../../diagnostics/rule';
import { pathsWithoutFile } from '../../checks/knownPaths';
import type { Content } from '../../loadContent';
import type { Doc, Post } from '../../pageReader';
import { defineRules } from '../contentRule';
import { say } from '../../say';

const RULES = {
  'page/route-clash': essential('No two files make one page.'),
  'page/reserved-path': essential('No file makes a page that the site makes by itself.'),
};

type RouteFinding = RuledFinding<keyof typeof RULES>;

/** Posts may set another address than their file's; docs may not. */
const hasSlug = (page: Doc | Post) => 'date' in page;

/** Reports files that make the same page. */
function checkUniquePaths({ docs, posts }: Content): RouteFinding[] {
  const owners = new Map<string, string>();
  return [...docs, ...posts].flatMap((page): RouteFinding | RouteFinding[] => {
    const { path, locale, file } = page;
    const key = `${locale} ${path}`;
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    return {
      rule: 'page/route-clash',
      file,
      line: 1,
      column: 1,
      ...say(hasSlug(page) ? 'page/route-clash.post' : 'page/route-clash', { path, owner }),
    };
  });
}

/** Reports files whose page the site generates itself. */
function checkReservedPaths(content: Content): RouteFinding[] {
  const reserved = pathsWithoutFile(content);
  return [...content.docs, ...content.posts]
    .filter(({ path }) => reserved.has(path))
    .map((page) => ({
      rule: 'page/reserved-path',
      file: page.file,
      line: 1,
      column: 1,
      ...say(hasSlug(page) ? 'page/reserved-path.post' : 'page/reserved-path', { path: page.path }),
    }));
}

export const routes = defineRules(RULES, (content) => [...checkUniquePaths(content), ...checkReservedPaths(content)]);
