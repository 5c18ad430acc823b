import { z } from 'zod';
import { error } from '../../../diagnostics/rule';
import { tooLong } from '../../checks/textLengths';
import { defineRuleWith } from '../contentRule';

/** Characters of a description that search engines show without cutting it. */
const DESCRIPTION_MAX_LENGTH = 155;

export const descriptionOptions = z.object({
  max: z.int().positive().default(DESCRIPTION_MAX_LENGTH).describe('Most characters of a description.'),
});

export const longDescription = defineRuleWith(
  'description/length',
  { ...error('Descriptions of pages fit where they are shown.'), options: descriptionOptions },
  ({ docs, posts }, { max }) => tooLong([...docs, ...posts], 'description', max),
);
