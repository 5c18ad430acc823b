import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import type { Locale } from '../../model/site/locale';
import { ownAddress, type OwnSite } from '../../model/site/ownAddress';
import type { EngineParts } from './siteFacts';
import { siteSchema, type Site } from '../schema/siteSchema';
import { displayName } from '../files/contentFolder';
import { parseYamlAs, type YamlSource } from '../yaml/parseYaml';
import { isReadable, readText } from '../files/readText';
import { say } from '../diagnostics/messages';
import { withFolderRoots } from './docRootSettings';

export interface SiteFile {
  site: Site;
  source: YamlSource;
}

const nowhere = (file: string): YamlSource => ({
  file,
  firstLine: 1,
  value: undefined,
  locate: () => ({ line: 1, column: 1 }),
  written: () => undefined,
});

/** A locale code in a text that may be invalid YAML or invalid settings. */
const LOCALE_CODE = /^[ \t]*(?:-[ \t]*)?\{?[ \t]*code:[ \t]*['"]?([A-Za-z-]+)/gm;

/** Returns default settings for the languages of an invalid `site.yaml`; undefined where it names none. */
function standInFor(text: string, source: YamlSource, { added }: EngineParts): SiteFile | undefined {
  const codes = [...new Set([...text.matchAll(LOCALE_CODE)].flatMap(([, code]) => code ?? []))];
  const { data } = siteSchema(added).safeParse({
    title: '-',
    description: '-',
    url: 'https://example.org',
    locales: codes.map((code) => ({ code, label: code, htmlLang: code })),
  });
  return data === undefined ? undefined : { site: data as Site, source };
}

interface SiteResult {
  value: SiteFile | undefined;
  /** Replaces invalid settings, so that pages can be read. */
  standIn?: SiteFile | undefined;
  diagnostics: ReadingFinding[];
}

/** Reads `site.yaml` of a content folder. */
export function readSite(engine: EngineParts): SiteResult {
  const absolutePath = path.join(engine.folder, 'site.yaml');
  const file = displayName(absolutePath);
  if (!isReadable(absolutePath)) {
    return { value: undefined, diagnostics: [{ rule: 'site/missing', file, ...say('site/missing') }] };
  }
  const text = readText(absolutePath);
  const parsed = parseYamlAs(text, file, siteSchema(engine.added));
  if (parsed.value === undefined)
    return { value: undefined, standIn: standInFor(text, nowhere(file), engine), diagnostics: parsed.diagnostics };
  const { source } = parsed.value;
  // The schema's type does not include the keys of features.
  const data = parsed.value.data as Site;
  const { site, diagnostics } = withFolderRoots(withOwnHrefs(data, ownSiteOf(data)), source, engine.folder);
  return {
    value: { site, source },
    diagnostics: [...parsed.diagnostics, ...localeDiagnostics(site, source), ...diagnostics],
  };
}

/** Converts every `href` to the site itself into a path. */
function withOwnHrefs<Value>(value: Value, own: OwnSite): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withOwnHrefs(item, own)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    key === 'href' && typeof inner === 'string' ? ownAddress(inner, own) : withOwnHrefs(inner, own),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** Returns the site's addresses, by its settings. */
export function ownSiteOf(site: Site): OwnSite {
  const origins = [site.url, ...site.locales.flatMap(({ url }) => url ?? [])];
  return { origins: [...new Set(origins)], baseUrl: site.baseUrl, codes: localeCodes(site), docsBase: site.docs.base };
}

/** The first locale is at the root, others under their codes; the plan of pages depends on it. */
const baseUrlOf = (code: string, index: number): string => (index === 0 ? '/' : `/${code}/`);

function localeDiagnostics(site: Site, source: YamlSource): ReadingFinding[] {
  return site.locales.flatMap(({ code, baseUrl }, index) => {
    const expected = baseUrlOf(code, index);
    if (site.locales.findIndex((locale) => locale.code === code) !== index) {
      return {
        rule: 'site/locales',
        file: source.file,
        ...source.locate(['locales', index, 'code']),
        ...say('site/locales.repeated', { code }),
      };
    }
    if (baseUrl === undefined || baseUrl === expected) return [];
    return {
      rule: 'site/locales',
      file: source.file,
      ...source.locate(['locales', index, 'baseUrl']),
      ...say('site/locales.baseUrl', { code, baseUrl, expected }),
    };
  });
}

/** Returns locale codes, the default first. */
export function localeCodes(site: Site): string[] {
  return site.locales.map(({ code }) => code);
}

/** Returns the locales with all defaults filled in. */
export function localesOf(site: Site): Locale[] {
  return site.locales.map((locale, index) => ({
    ...locale,
    url: locale.url ?? site.url,
    baseUrl: baseUrlOf(locale.code, index),
  }));
}
