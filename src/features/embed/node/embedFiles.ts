import { bundleScript } from '../../../node/bundle/bundleScript';
import { defineStep } from '../../../node/output/buildStep';
import type { PublishedSite } from '../../../node/output/publishedSite';
import { LOADER_FILE, MAP_FILE, type LoaderFacts, type HelpMap } from '../model/messages';
import { MAIN_ROOT } from '../../../model/pages/docRoots';
import type { LoadedSite } from '../../../node/content/loadSite';
import { slug } from 'github-slugger';
import { plainId } from '../../../model/text/plainId';

/** A place that a doc helps with: `helpFor` of its front matter. */
interface HelpPlace {
  /** Id of the place: `tilauskortti/jakelu`. */
  place: string;
  /** Id of a heading; empty for the whole page. */
  section: string;
}

/** Returns the id of a place, by which products ask for it: `tilauskortti/jakelu`. */
export function placeId(name: string): string {
  const ids = name.split(/[/>]/).map((part) => slug(part.trim()));
  return ids.map((id) => plainId(id) ?? id).join('/');
}

/** @example parseHelpFor('Tilauskortti/Jakelu#keskeytys') // { place: 'tilauskortti/jakelu', section: 'keskeytys' } */
export function parseHelpFor(written: string): HelpPlace {
  const [place = '', section = ''] = written.split('#');
  return { place: placeId(place), section: section.trim() };
}

/** Returns the place and the view that contains it: help for a view is help for its tabs, too. */
export const placeAndView = (place: string): string[] => [...new Set([place, place.split('/')[0] ?? ''])];

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

/** Bundles the script that products load. */
export function bundleLoader({ site, codes, textsOf }: Pick<PublishedSite, 'site' | 'codes' | 'textsOf'>) {
  const texts = codes.map(
    (locale) => [locale, [textsOf(locale, 'embed').help ?? '', textsOf(locale, 'embed').close ?? '']] as const,
  );
  const facts: LoaderFacts = { parameter: site.embed?.parameter ?? '', texts: Object.fromEntries(texts) };
  return bundleScript('src/features/embed/browser/loader.ts', { define: { LOADER_FACTS: JSON.stringify(facts) } });
}

/** Writes the script that products load, and the map that it reads. */
export const embedFiles = defineStep({
  name: 'write files for products',
  run: async ({ site, loaded }) => {
    if (site.site.embed === undefined) return {};
    const map = JSON.stringify(buildHelpMap(site, loaded));
    return {
      files: [
        { path: LOADER_FILE, text: await bundleLoader(site) },
        { path: MAP_FILE, text: map },
      ],
    };
  },
});
