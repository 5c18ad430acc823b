import { MAIN_ROOT } from '../../../model/pages/docRoots';
import { defineRules } from '../../../node/content/rules/contentRule';
import { messagesOf } from '../../../node/diagnostics/messages';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { error, warning } from '../../../node/diagnostics/rule';
import { parseHelpFor, placeAndView, placeId } from './embedFiles';
import texts from './texts.json';

const say = messagesOf(texts);

/** The rules on the places of the product that docs help with. */
export const helpRules = defineRules(
  {
    'help/no-page': warning('Where a product shows the site, each place of its model has a page that helps with it.'),
    'help/repeated-place': error('No two pages help with the same place of the product.'),
    'help/unknown-section': error('The sections that `helpFor` names exist.'),
  },
  ({ site, docs, brokenDocs, codes, places }) => {
    if (site.embed === undefined) return [];
    const pages = docs.filter(({ version, locale }) => version === MAIN_ROOT && locale === codes[0]);
    const claims = pages.flatMap(({ file, path, locate, frontMatter, content: { ids } }) =>
      (frontMatter.draft ? [] : (frontMatter.helpFor ?? [])).map((written, index) => {
        const at = { file, ...locate(['helpFor', index]) };
        return { ...parseHelpFor(written), at, ids: brokenDocs.includes(path) ? undefined : ids };
      }),
    );
    const owners = new Map([...claims].reverse().map((claim) => [claim.place, claim]));
    const wrong = claims.flatMap((claim) => {
      const { place, section, at, ids } = claim;
      const owner = owners.get(place) ?? claim;
      return [
        ...(owner === claim
          ? []
          : [
              {
                rule: 'help/repeated-place' as const,
                ...at,
                ...say('help/repeated-place', { place, file: owner.at.file }),
              },
            ]),
        ...(section === '' || ids === undefined || ids.includes(section)
          ? []
          : [
              {
                rule: 'help/unknown-section' as const,
                ...at,
                ...say('help/unknown-section', { section, ids: ids.join(', ') }, didYouMean(section, ids)),
              },
            ]),
      ];
    });
    const missing =
      brokenDocs.length > 0
        ? []
        : places.filter(({ name }) => !placeAndView(placeId(name)).some((id) => owners.has(id)));
    return [
      ...wrong,
      ...missing.map(({ name, ...at }) => ({
        rule: 'help/no-page' as const,
        ...at,
        ...say('help/no-page', { name, id: placeId(name) }),
      })),
    ];
  },
);
