import { strict } from './strict';
import { localizedText, mailAddress, pageOrHref, shownText } from './texts';

/** How readers reach people. */
export const supportSchema = strict(
  {
    url: pageOrHref
      .optional()
      .describe('Where support is asked; `{query}` stands for the words of a search, `{page}` for the page.'),
    phone: shownText.optional().describe('Phone number.'),
    hours: localizedText.optional().describe('When support answers.'),
    mail: mailAddress.optional().describe('Mail address.'),
  },
  { replyPath: 'supportTools.replyPath', parameter: 'supportTools.parameter' },
)
  .optional()
  .describe('How readers reach people: on the page `home.support`, in empty searches, on the not-found page.');
