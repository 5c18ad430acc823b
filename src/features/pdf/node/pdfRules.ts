import { defineRule } from '../../../node/content/rules/contentRule';
import { messagesOf, type Message } from '../../../node/diagnostics/messages';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { essential } from '../../../node/diagnostics/rule';
import { findPart, partNames, pdfFile } from './findPart';
import texts from './texts.json';

const say = messagesOf(texts);

/** Reports PDFs of unknown parts and in unknown languages, and two PDFs with one file. */
export const pdfRules = defineRule(
  'settings/pdf',
  essential('The PDFs of `site.yaml` are of parts and languages that the site has.'),
  ({ site, source, sidebars, otherSidebars, codes, broken }) => {
    if (broken.has('sidebars')) return [];
    const all = [sidebars, ...otherSidebars].flatMap((each) => each.sidebars);
    const files = new Set<string>();
    return (site.pdf ?? []).flatMap(({ of, locales = [] }, index) => {
      const finding = (key: PropertyKey[], message: Message) => ({
        file: source.file,
        ...source.locate(['pdf', index, ...key]),
        ...message,
      });
      const path = pdfFile(of);
      const isRepeated = files.has(path);
      files.add(path);
      const hint = didYouMean(of, partNames(all));
      return [
        ...(findPart(of, all) === undefined
          ? [finding(['of'], say('unknown', { of, file: sidebars.file }, hint))]
          : []),
        ...(isRepeated ? [finding(['of'], say('same', { path }))] : []),
        ...locales.flatMap((locale, at) =>
          codes.includes(locale) ? [] : [finding(['locales', at], say('locale', { locale, codes: codes.join(', ') }))],
        ),
      ];
    });
  },
);
