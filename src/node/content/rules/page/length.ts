import type { Finding } from '../../../diagnostics/diagnostic';
import type { Content } from '../../loadContent';
import { pagesOfKinds, type PageOfKind } from '../../checks/pageKinds';
import { warning } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

interface Measure {
  count: number;
  range: readonly [least: number, most: number] | undefined;
  unit: 'Words' | 'Questions';
}

const isQuestion = ({ depth, text }: { depth: number; text: string }) => depth === 2 && text.endsWith('?');

const measuresOf = ({ page: { content }, kind }: PageOfKind): Measure[] => [
  {
    count: content.words,
    range: kind.words,
    unit: 'Words',
  },
  {
    count: content.headings.filter(isQuestion).length,
    range: kind.questions,
    unit: 'Questions',
  },
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
