import { MAIN_ROOT } from '../../../model/pages/docRoots';
import { today } from '../../../model/text/date';
import { defineRule } from '../../../node/content/rules/contentRule';
import { messagesOf } from '../../../node/diagnostics/messages';
import { warning } from '../../../node/diagnostics/rule';
import { day, shownText } from '../../../node/schema/texts';
import texts from './texts.json';

const say = messagesOf(texts);

/** The keys of the front matter for the next review of a doc. */
export const reviewKeys = {
  owner: shownText.optional().describe('Who keeps the page right, such as `Asiakastuki`; readers do not see it.'),
  reviewBy: day.optional().describe('Day by which the page is to be reviewed; from then on it is due.'),
};

export const pageDue = defineRule('page/due', warning('No page is past the day of its next review.'), ({ docs }) =>
  docs.flatMap(({ file, locate, version, frontMatter: { draft, owner = '–', reviewBy } }) =>
    draft || version !== MAIN_ROOT || reviewBy === undefined || reviewBy > today()
      ? []
      : { file, ...locate(['reviewBy'], true), ...say('page/due', { owner, day: reviewBy }) },
  ),
);
