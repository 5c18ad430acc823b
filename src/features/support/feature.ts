import { z } from 'zod';
import { defineFeature } from '../../extend';
import { strict } from '../../node/schema/strict';
import { sitePath } from '../../node/schema/texts';
import type { SupportSettings } from './browser/supportSettings';
import { say, schemaError } from '../../node/diagnostics/messages';

// prettier-ignore
const TEXTS = {
  reply: [
    'added', 'addToReply', 'alreadyAdded', 'answerCopied', 'byHand', 'changedSince', 'close', 'copyAnswer',
    'copyByHand', 'copyLink', 'copyReply', 'copyReplyLink', 'customerLanguage', 'defaultEnding', 'defaultGreeting', 'dismiss', 'emptied', 'emptyReply', 'ending',
    'faults', 'filterQuestions', 'greeting', 'keyAdd', 'keyAnswer', 'keyArea', 'keyBeside', 'keyClose', 'keyKeys', 'keyLink', 'keyMove',
    'keyRemove', 'keyReply', 'keySearch', 'keysNote', 'keysTitle', 'keyTab', 'left', 'linkCopied',
    'linkFault', 'linkTooLong', 'loading', 'mailSubject', 'mailTooLong', 'moveDown', 'moveUp', 'noPage', 'noPart',
    'noScript', 'nothingNamed', 'notKept', 'notTranslated', 'ofSender', 'onlyIn', 'openMail', 'openPage', 'openReply', 'pageGone',
    'pageLead', 'pageTitle', 'pageUnreachable', 'partGone', 'pieceChanged', 'pieceNoPage', 'pieceNoPart', 'pieces',
    'preview', 'print', 'questionsTitle', 'quote', 'remove', 'removed', 'replyCopied', 'replyEmpty', 'replyFull', 'replyTitle', 'retry', 'search',
    'shown', 'supportTools', 'toolsOf', 'toolsOfMarked', 'toolsOfStep', 'undo', 'unreachable', 'wordsInLink', 'wordsTitle',
  ],
} as const;

interface SupportData {
  /** Label of the button that turns the tools on and off. */
  label: string;
}

declare module '../../extend' {
  interface FeatureSettings {
    supportTools: 'off' | SupportSettings;
  }
  interface FeatureData {
    support: SupportData;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    reply: (typeof TEXTS.reply)[number];
  }
}

const DEFAULTS: SupportSettings = { replyPath: '/reply', parameter: 'support' };

/** Tools for support staff: they copy answers from pages and gather them into a reply, which a page shows. */
export const support = defineFeature({
  name: 'support',
  isOn: ({ site }) => site.supportTools !== 'off',
  settings: {
    supportTools: z
      .union([
        z.literal('off'),
        strict({
          replyPath: sitePath.default(DEFAULTS.replyPath).describe('Address of the page that shows a reply.'),
          parameter: z
            .string()
            .regex(/^[a-z][a-z0-9-]*$/, schemaError(say, 'schema.addressName'))
            .default(DEFAULTS.parameter)
            .meta({ title: 'small letters, digits and hyphens' })
            .describe('Turns the tools on and off in any address: `?support=1`, `?support=0`.'),
        }),
      ])
      .default(DEFAULTS)
      .describe('Tools for those who answer customers.'),
  },
  texts: TEXTS,
  pages: ({ site }) =>
    site.supportTools === 'off' ? [] : [{ path: site.supportTools.replyPath, template: 'templates/reply' }],
  slots: ({ site: { home } }) => ({
    frame: 'components/SupportHost',
    // At the end of the support page, where staff find it and readers do not meet it.
    ...(home.support === undefined
      ? { footerEnd: 'components/SupportSwitch' }
      : { articleBottom: 'components/SupportPageSwitch' }),
    searchRow: 'components/SearchRowTools',
    searchDialogEnd: 'components/SearchDialogEnd',
  }),
  data: ({ textsOf }, locale): SupportData => ({ label: textsOf(locale, 'reply').supportTools ?? '' }),
  browserSettings: ({ site: { supportTools, home } }) =>
    supportTools === 'off' ? supportTools : { ...supportTools, page: home.support },
});
