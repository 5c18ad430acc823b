import { isCalendarDate } from '../../model/blog/posts';
import type { ReadingFinding } from '../diagnostics/readingRules';

/**
 * What is wrong with the day of a post; undefined for a right one.
 * @param named the day in the name of its file
 * @param date the day that counts
 */
export function findWrongDate(file: string, named: string | null, date: string | null): ReadingFinding[] | undefined {
  if (named !== null && !isCalendarDate(named))
    return [
      {
        rule: 'post/date',
        file,
        message: `The file name starts with ${named}, which is no day of the calendar.`,
        hint: 'Rename the file: year-month-day first, as in 2024-05-17-webinaari.mdx.',
      },
    ];
  if (date !== null) return undefined;
  return [
    {
      rule: 'post/date',
      file,
      line: 2,
      column: 1,
      message: 'This post has no date.',
      hint: 'Add "date: 2024-05-17", or start the file name with 2024-05-17-.',
    },
  ];
}
