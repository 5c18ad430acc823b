import { isCalendarDate } from '../../model/blog/posts';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { say } from './say';

/** Returns the errors of a post's date, by the date in the file's name and the one that counts. */
export function findWrongDate(file: string, named: string | null, date: string | null): ReadingFinding[] | undefined {
  if (named !== null && !isCalendarDate(named))
    return [{ rule: 'post/date', file, ...say('post/date.invalid', { named }) }];
  if (date !== null) return undefined;
  return [{ rule: 'post/date', file, line: 2, column: 1, ...say('post/date.missing') }];
}
