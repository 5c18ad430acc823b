import { MAIN_ROOT } from '../../../model/pages/docRoots';
import type { LoadedSite } from '../../../node/content/loadSite';
import type { PublishedSite } from '../../../node/output/publishedSite';
import type { HelpMap } from '../model/messages';
import { parseHelpFor, placeAndView, placeId } from './helpPlaces';

type MapSite = Pick<PublishedSite, 'site' | 'codes' | 'defaultCode' | 'docs' | 'urlOf'>;

/** Maps the places of the product to pages and sections in each locale. */
export function buildHelpMap(site: MapSite, { places: ofModel }: Pick<LoadedSite, 'places'>): HelpMap {
  const { codes, defaultCode, docs, urlOf } = site;
  const home = urlOf('/', defaultCode).replace(/\/?$/, '/');
  const addressOf = (path: string, code: string) => {
    const url = encodeURI(urlOf(path, code));
    return url.startsWith(home) ? url.slice(home.length) : url;
  };
  const main = docs.filter(({ version }) => version === MAIN_ROOT);
  const places: HelpMap['places'] = {};
  for (const { path, locale, fallback, ids, helpFor } of main as readonly ((typeof main)[number] & {
    helpFor?: string[] | null;
  })[]) {
    if (locale !== defaultCode) continue;
    const textIn = (code: string) => main.find((doc) => doc.path === path && doc.locale === code);
    for (const { place, section } of (helpFor ?? []).map(parseHelpFor)) {
      const shown = codes.filter((code) => fallback || textIn(code) !== undefined);
      places[place] = Object.fromEntries(
        shown.map((code) => {
          const hasSection = section !== '' && (textIn(code)?.ids ?? ids).includes(section);
          return [code, addressOf(path, code) + (hasSection ? `#${encodeURIComponent(section)}` : '')];
        }),
      );
    }
  }
  for (const place of ofModel.map(({ name }) => placeId(name))) {
    const found = placeAndView(place).find((each) => places[each] !== undefined);
    if (found !== undefined) places[place] = places[found] ?? {};
  }
  const search = codes.map((code) => [code, addressOf(site.site.search.searchPagePath, code)] as const);
  return { search: Object.fromEntries(search), places };
}
