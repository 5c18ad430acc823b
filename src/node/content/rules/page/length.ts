import type { Finding } from '../../../diagnostics/diagnostic';
import type { Content } from '../../loadContent';
import { pagesOfKinds, type PageOfKind } from '../../checks/pageKinds';
import { warning } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';

interface Measure {
  count: number;
  range: readonly [least: number, most: number] | undefined;
  unit: 'word' | 'question';
  fewer: string;
  more: string;
}

const isQuestion = ({ depth, text }: { depth: number; text: string }) => depth === 2 && text.endsWith('?');

const measuresOf = ({ page: { content }, kind }: PageOfKind): Measure[] => [
  {
    count: content.words,
    range: kind.words,
    unit: 'word',
    fewer: 'Tell what its readers still have to ask for, or put it into another page.',
    more: 'Leave out what its readers do not need for this, or make two pages of it.',
  },
  {
    count: content.headings.filter(isQuestion).length,
    range: kind.questions,
    unit: 'question',
    fewer: 'Add those that readers ask most.',
    more: 'Leave out those that are asked least.',
  },
];

/** Pages that are shorter or longer than `kinds.yaml` wants them: too little to act on, or too much to find it in. */
function adviseLengths(content: Content): Finding[] {
  return pagesOfKinds(content).flatMap((each) =>
    measuresOf(each).flatMap(({ count, range, unit, fewer, more }): Finding | Finding[] => {
      if (range === undefined || (range[0] <= count && count <= range[1])) return [];
      return {
        file: each.page.file,
        line: 1,
        column: 1,
        message: `This page has ${count} ${unit}${count === 1 ? '' : 's'}; one of the kind "${each.name}" has ${range[0]} to ${range[1]}.`,
        hint: count < range[0] ? fewer : more,
      };
    }),
  );
}

/** How many pages have a kind, and how many of them are not of its length. */
export function countLengths(content: Content): { outside: number; pages: number } {
  const outside = new Set(adviseLengths(content).map(({ file }) => file)).size;
  return { outside, pages: pagesOfKinds(content).length };
}

export const pageLength = defineRule(
  'page/length',
  warning('Pages have as many words and questions as `kinds.yaml` wants.'),
  adviseLengths,
);
