import { z } from 'zod';
import type { Finding, RuledFinding } from '../../diagnostics/diagnostic';
import type { Content } from '../loadContent';
import { pagesOfKinds, type PageOfKind } from '../checks/pageKinds';
import { warning, error, essential } from '../../diagnostics/rule';
import { defineRule, defineRuleWith, defineRules } from './contentRule';
import { say } from '../say';
import { canonicalPath, hrefPath } from '../../../model/site/path';
import { sourcesOf } from '../../../model/pages/linkSources';
import { MAIN_ROOT } from '../../../model/pages/docRoots';
import { today } from '../../../model/text/date';
import { originals } from '../checks/pageTexts';
import { siteLinks } from '../checks/siteLinks';
import { didYouMean } from '../../diagnostics/nearest';

interface Measure {
  count: number;
  range: readonly [least: number, most: number] | undefined;
  unit: 'Words' | 'Questions';
}

const isQuestion = ({ depth, text }: { depth: number; text: string }) => depth === 2 && text.endsWith('?');

const measuresOf = ({ page: { content }, kind }: PageOfKind): Measure[] => [
  { count: content.words, range: kind.words, unit: 'Words' },
  { count: content.headings.filter(isQuestion).length, range: kind.questions, unit: 'Questions' },
];

/** Reports pages outside the limits of `kinds.yaml`: too short to act on, or too long to find anything in. */
function adviseLengths(content: Content): Finding[] {
  return pagesOfKinds(content).flatMap((each) =>
    measuresOf(each).flatMap(({ count, range, unit }): Finding | Finding[] => {
      if (range === undefined || (range[0] <= count && count <= range[1])) return [];
      const [least, most] = range;
      return {
        file: each.page.file,
        line: 1,
        column: 1,
        ...say(`page/length.${count < least ? 'few' : 'many'}${unit}`, { count, kind: each.name, least, most }),
      };
    }),
  );
}

/** Counts the pages that have a kind, and those outside its length. */
export function countLengths(content: Content): { outside: number; pages: number } {
  const outside = new Set(adviseLengths(content).map(({ file }) => file)).size;
  return { outside, pages: pagesOfKinds(content).length };
}

export const pageLength = defineRule(
  'page/length',
  warning('Pages have as many words and questions as `kinds.yaml` wants.'),
  adviseLengths,
);

/** Fewest pages whose texts should link to a doc. */
const INBOUND_LINKS_MIN = 2;

const options = z.object({
  min: z.int().positive().default(INBOUND_LINKS_MIN).describe('Least number of pages whose texts lead to a doc.'),
});

/** Reports docs with too few links from other texts, except release notes and those that site.yaml links to. */
function checkInboundLinks(content: Content, { min }: z.output<typeof options>): Finding[] {
  const { docs, codes } = content;
  const sources = sourcesOf(
    originals(content).map(({ path, content: { links } }) => ({
      path,
      linksTo: links.map(({ href }) => hrefPath(href)),
    })),
  );
  const everywhere = new Set(siteLinks(content).map(({ path }) => canonicalPath(path)));
  return docs
    .filter(({ locale, version }) => locale === codes[0] && version === MAIN_ROOT)
    .filter(({ path, frontMatter: { draft, affects } }) => !draft && affects.length === 0 && !everywhere.has(path))
    .map((doc) => ({ ...doc, count: sources.get(doc.path)?.length ?? 0 }))
    .filter(({ count }) => count < min)
    .map(({ file, path, count }) => ({
      file,
      line: 1,
      column: 1,
      ...say(count === 0 ? 'page/orphan.none' : 'page/orphan', { path, count, min }),
    }));
}

export const orphanPage = defineRuleWith(
  'page/orphan',
  { ...warning('The texts of other pages lead to a doc.'), options },
  checkInboundLinks,
);

const PAIR_RULES = {
  'kinds/unknown-kind': error('The kinds that `kinds.yaml` pairs are there.'),
  'page/unpaired': { ...error('Pages of paired kinds link to each other.'), gentle: 'off' },
} as const;

type PairFinding = RuledFinding<keyof typeof PAIR_RULES>;

const targetsOf = ({ page }: PageOfKind) => new Set(page.content.links.map(({ href }) => hrefPath(href)));

/** Reports paired kinds that do not exist. */
function checkPairedKinds({ kinds: { file, data, locate } }: Content): PairFinding[] {
  const names = Object.keys(data);
  return Object.entries(data).flatMap(([name, { paired }]) =>
    paired.flatMap((other, at): PairFinding | PairFinding[] => {
      if (names.includes(other)) return [];
      return {
        rule: 'kinds/unknown-kind',
        file,
        ...locate([name, 'paired', at]),
        ...say('kinds/unknown-kind', { other, names: names.join(', ') }, didYouMean(other, names)),
      };
    }),
  );
}

/** Reports pages of paired kinds that do not link to each other, such as a guide and its concept. */
export const unpairedPage = defineRules(PAIR_RULES, (content): PairFinding[] => {
  const findings = checkPairedKinds(content);
  if (findings.length > 0) return findings;
  const pages = pagesOfKinds(content);
  const targets = new Map(pages.map((each) => [each.page.path, targetsOf(each)]));
  const broken = content.brokenDocs;
  return pages.flatMap(({ page: { file, path }, kind: { paired } }): PairFinding | PairFinding[] => {
    // The page of the other kind may be a broken one, which is reported itself.
    if (paired.length === 0 || broken.some((each) => targets.get(path)?.has(each))) return [];
    const place = { rule: 'page/unpaired', file, line: 1, column: 1 } as const;
    const names = paired.map((name) => `"${name}"`).join(' or ');
    const linked = pages.filter(({ page, name }) => paired.includes(name) && targets.get(path)?.has(page.path));
    const [first] = linked;
    if (first === undefined) return { ...place, ...say('page/unpaired', { names, path }) };
    if (linked.some(({ page }) => targets.get(page.path)?.has(path))) return [];
    return { ...place, ...say('page/unpaired.back', { names, path, file: first.page.file }) };
  });
});

export const futurePost = defineRule('post/future', warning('The day of a post has come.'), ({ posts }) =>
  posts
    .filter(({ frontMatter, date }) => !frontMatter.draft && date > today())
    .map(({ file, date, locate }) => ({ file, ...locate(['title'], true), ...say('post/future', { date }) })),
);

/** Reports posts without a truncation mark: lists then show their descriptions, which the posts themselves do not. */
export const postLead = defineRule('post/lead', warning('A post says where its lead ends.'), ({ posts }) =>
  posts
    .filter(({ frontMatter, content }) => !frontMatter.draft && content.leadHtml === null)
    .map(({ file }) => ({ file, line: 1, column: 1, ...say('post/lead') })),
);

/** Reports a content folder without docs in the main doc root, unless unreadable files may be such docs. */
export const emptySite = defineRule(
  'site/empty',
  essential('A site has pages.'),
  ({ docs, source, brokenDocs, broken }) => {
    const isUnknown = brokenDocs.length > 0 || broken.has('docRoots');
    if (isUnknown || docs.some(({ version }) => version === MAIN_ROOT)) return [];
    const folder = source.file.replace(/\/?site\.yaml$/, '');
    return [{ file: `${folder}/docs`, ...say('site/empty') }];
  },
);
