import { defineRule } from '../../../node/content/rules/contentRule';
import { messagesOf } from '../../../node/diagnostics/messages';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { essential } from '../../../node/diagnostics/rule';
import { findPart, partNames, pdfFile } from './findPart';
import texts from './texts.json';

const say = messagesOf(texts);

/** Reports PDFs of unknown parts, and two PDFs with one file. */
export const pdfRules = defineRule(
  'settings/pdf',
  essential('The PDFs of `site.yaml` are of parts that the site has, each with a file of its own.'),
  ({ site, source, sidebars, otherSidebars, broken }) => {
    const all = [sidebars, ...otherSidebars].flatMap((each) => each.sidebars);
    const offered = broken.has('sidebars') ? [] : (site.pdf ?? []);
    return offered.flatMap(({ of }, index) => {
      const isRepeated = offered.findIndex((each) => pdfFile(each.of) === pdfFile(of)) < index;
      const unknown = findPart(of, all) === undefined;
      if (!unknown && !isRepeated) return [];
      const message = unknown
        ? say('pdf/unknown', { of, file: sidebars.file }, didYouMean(of, partNames(all)))
        : say('same', { path: pdfFile(of) });
      return [{ file: source.file, ...source.locate(['pdf', index, 'of']), ...message }];
    });
  },
);
