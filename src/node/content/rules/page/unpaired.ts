import type { RuledFinding } from '../../../diagnostics/diagnostic';
import { canonicalPath, safeDecode, splitAddress } from '../../../../model/site/path';
import { didYouMean } from '../../../diagnostics/nearest';
import type { Content } from '../../loadContent';
import { pagesOfKinds, type PageOfKind } from '../../checks/pageKinds';
import { error } from '../../../diagnostics/rule';
import { defineRules } from '../contentRule';
import { say } from '../../say';

const RULES = {
  'kinds/unknown-kind': error('The kinds that `kinds.yaml` pairs are there.'),
  'page/unpaired': { ...error('Pages of paired kinds link to each other.'), gentle: 'off' },
} as const;

type PairFinding = RuledFinding<keyof typeof RULES>;

const targetsOf = ({ page }: PageOfKind) =>
  new Set(page.content.links.map(({ href }) => canonicalPath(safeDecode(splitAddress(href).pathname))));

/** Reports paired kinds that do not exist. */
function checkNames({ kinds: { file, data, locate } }: Content): PairFinding[] {
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
function checkPairs(content: Content): PairFinding[] {
  const findings = checkNames(content);
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
}

export const unpairedPage = defineRules(RULES, checkPairs);
