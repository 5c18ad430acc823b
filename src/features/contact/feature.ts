import { defineFeature } from '../../extend';
import { textIn } from '../../model/site/locale';
import type { ContactData } from './model/contact';
import texts from '../../texts/en/contact.json';

declare module '../../model/site/features' {
  interface Features {
    contact: { texts: { contact: typeof texts } };
  }
}

/** The way to people: on the support page, in searches without results, on the not-found page, and below texts. */
export const contact = defineFeature({
  name: 'contact',
  isOn: ({ site }) => site.support !== undefined || site.home.support !== undefined,
  texts: { contact: texts },
  setup({ site: { support = {}, home }, codes, textsOf }, add) {
    const [defaultCode = ''] = codes;
    const { url = null, phone = null, mail = null, hours } = support;
    const inLocale = (code: string) => ({
      texts: textsOf(code, 'contact'),
      hours: hours === undefined ? null : textIn(hours, code, defaultCode),
    });
    const locales = codes.map((code) => [code, inLocale(code)] as const);
    add.slot('contact', 'components/ContactBox');
    add.data({ browser: { url, phone, mail, page: home.support ?? null, locales } satisfies ContactData });
    add.link(support.url, 'support', 'url');
  },
});
