import type { RuledFinding } from '../../../diagnostics/diagnostic';
import { canonicalPath } from '../../../../model/site/path';
import { didYouMean } from '../../../diagnostics/nearest';
import { allSidebars } from '../../loadSite';
import type { SidebarSpec } from '../../../../model/navigation/sidebar';
import { sidebarInRoot } from '../../../../model/pages/docRoots';
import type { Content } from '../../loadContent';
import type { Doc } from '../../pageReader';
import { didYouMeanPage } from '../../checks/nearestPage';
import { essential } from '../../../diagnostics/rule';
import { defineRules } from '../contentRule';
import { say } from '../../say';

const RULES = {
  'page/unknown-sidebar': essential('The sidebar that a doc names is there.'),
  'page/unknown-neighbour': essential(
    'The docs that a doc names as the previous and the next are there and published.',
  ),
};

type NavigationFinding = RuledFinding<keyof typeof RULES>;

const NEIGHBOURS = ['pagination_prev', 'pagination_next'] as const;

/** Reports sidebars in front matter that do not exist, and previous or next docs that are missing or drafts. */
function checkNavigation(content: Content): NavigationFinding[] {
  const sidebars = allSidebars(content);
  const canJudge = !content.broken.has('sidebars');
  const published = new Map(content.brokenDocs.map((path) => [path, true]));
  for (const { path, locale, frontMatter } of content.docs) {
    if (locale === content.codes[0]) published.set(path, !frontMatter.draft);
  }
  return content.docs.flatMap((doc) => [
    ...(canJudge ? checkSidebarName(doc, sidebars) : []),
    ...checkNeighbours(doc, published),
  ]);
}

function checkSidebarName(
  { file, version, frontMatter, locate }: Doc,
  sidebars: readonly SidebarSpec[],
): NavigationFinding[] {
  const name = frontMatter.displayed_sidebar ?? undefined;
  const prefix = sidebarInRoot('', version);
  const names = sidebars.filter((each) => each.version === version).map((each) => each.name.slice(prefix.length));
  if (name === undefined || names.includes(name)) return [];
  return [
    {
      rule: 'page/unknown-sidebar',
      file,
      ...locate(['displayed_sidebar']),
      ...say('page/unknown-sidebar', { name, names: names.join(', ') }, didYouMean(name, names)),
    },
  ];
}

function checkNeighbours(
  { file, frontMatter, locate }: Doc,
  published: ReadonlyMap<string, boolean>,
): NavigationFinding[] {
  return NEIGHBOURS.flatMap((key): NavigationFinding | NavigationFinding[] => {
    const path = frontMatter[key] ?? undefined;
    if (path === undefined) return [];
    const isPublished = published.get(canonicalPath(path));
    if (isPublished === true || (isPublished === false && frontMatter.draft)) return [];
    const place = { rule: 'page/unknown-neighbour', file, ...locate([key]) } as const;
    if (isPublished === false) {
      return [{ ...place, ...say('page/unknown-neighbour.draft', { path, key }) }];
    }
    return { ...place, ...say('page/unknown-neighbour', { path, key }, didYouMeanPage(path, published.keys())) };
  });
}

export const navigation = defineRules(RULES, checkNavigation);
