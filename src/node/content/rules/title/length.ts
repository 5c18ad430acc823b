import { z } from 'zod';
import { error } from '../../../diagnostics/rule';
import { tooLong } from '../../checks/textLengths';
import { defineRuleWith } from '../contentRule';

/** Characters of a title that search engines show without cutting it. */
const TITLE_MAX_LENGTH = 60;

export const titleOptions = z.object({
  max: z.int().positive().default(TITLE_MAX_LENGTH).describe('Most characters of a title.'),
});

export const longTitle = defineRuleWith(
  'title/length',
  { ...error('Titles of pages fit where they are shown.'), options: titleOptions },
  ({ docs, posts }, { max }) => tooLong([...docs, ...posts], 'title', max),
);
