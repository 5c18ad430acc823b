import { isCalendarDate } from '../../model/blog/posts';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { say } from './say';

/**
 * What is wrong with the day of a post; undefined for a right one.
 * @param named the day in the name of its file
 * @param date the day that counts
 */
export function findWrongDate(file: string, named: string | null, date: string | null): ReadingFinding[] | undefined {
  if (named !== null && !isCalendarDate(named))
    return [{ rule: 'post/date', file, ...say('post/date.invalid', { named }) }];
  if (date !== null) return undefined;
  return [{ rule: 'post/date', file, line: 2, column: 1, ...say('post/date.missing') }];
}
