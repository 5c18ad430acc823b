import { z } from 'zod';
import { defineFeature } from '../../extend';
import { strict } from '../../node/schema/strict';
import { parameterName, sitePath } from '../../node/schema/texts';
import type { SupportSettings } from './browser/supportSettings';
import texts from '../../texts/en/reply.json';

interface SupportData {
  /** Label of the button that turns the tools on and off. */
  label: string;
}

const DEFAULTS: SupportSettings = { replyPath: '/reply', parameter: 'support' };

const settings = {
  supportTools: z
    .union([
      z.literal('off'),
      strict({
        replyPath: sitePath.default(DEFAULTS.replyPath).describe('Address of the page that shows a reply.'),
        parameter: parameterName
          .default(DEFAULTS.parameter)
          .describe('Turns the tools on and off in any address: `?support=1`, `?support=0`.'),
      }),
    ])
    .default(DEFAULTS)
    .describe('Tools for those who answer customers.'),
};

declare module '../../model/site/features' {
  interface Features {
    support: { settings: typeof settings; texts: { reply: typeof texts }; data: SupportData };
  }
}

/** Tools for support staff: they copy answers from pages and gather them into a reply, which a page shows. */
export const support = defineFeature({
  name: 'support',
  isOn: ({ site }) => site.supportTools !== 'off',
  settings,
  texts: { reply: texts },
  setup({ site: { supportTools, home }, textsOf }, add) {
    if (supportTools === 'off') return;
    add.page({ path: supportTools.replyPath, template: 'templates/reply' });
    add.slot('frame', 'components/SupportHost');
    // At the end of the support page, where staff find it and readers do not meet it.
    if (home.support === undefined) add.slot('footerEnd', 'components/SupportSwitch');
    else add.slot('articleBottom', 'components/SupportPageSwitch');
    add.slot('searchRow', 'components/SearchRowTools');
    add.slot('searchDialogEnd', 'components/SearchDialogEnd');
    add.data({
      everywhere: (locale): SupportData => ({ label: textsOf(locale, 'reply').supportTools ?? '' }),
      browser: { ...supportTools, page: home.support },
    });
  },
});
