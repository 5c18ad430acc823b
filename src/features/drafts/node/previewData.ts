import { readFileSync } from 'node:fs';
import type { FeatureSite, PlannedSite } from '../../../extend';
import { localizedPath } from '../../../model/site/locale';
import { withBase } from '../../../model/site/path';
import type { TextSource } from '../../../node/site/changedTexts';
import { previewFile } from '../../../node/environment';
import { createTextReader } from '../../../node/site/readTexts';
import type { PageChange, SiteChanges } from './compareSites';

const readChanges = () => JSON.parse(readFileSync(previewFile() ?? '', 'utf8')) as SiteChanges;

/** Returns the path of the page of changes, in the words of the first language. */
export const changesPath = ({ codes: [locale = ''], textsOf }: FeatureSite): string =>
  textsOf(locale, 'drafts').path ?? '';

/** Returns the data of the bar. A page without a translation has the state of the text that it shows. */
export function previewData(loaded: FeatureSite, locale: string, { docs, posts }: PlannedSite) {
  const translated = new Set([...docs, ...posts].flatMap((page) => (page.locale === locale ? page.path : [])));
  const pages = readChanges().pages.filter(({ state }) => state !== 'removed');
  const originals = pages.filter((page) => page.locale === loaded.codes[0] && !translated.has(page.path));
  const states = [...originals, ...pages.filter((page) => page.locale === locale)].map(
    ({ path, state }) => [path, state as 'draft' | 'new' | 'changed'] as const,
  );
  const texts = loaded.textsOf(locale, 'drafts');
  return { texts, changesPath: changesPath(loaded), states: Object.fromEntries(states) };
}

/** Returns the data of the page of changes: the pages by language, with addresses where they exist. */
export function changesData({ site, codes }: FeatureSite) {
  const { against, pages } = readChanges();
  const hrefOf = ({ path, locale, state }: PageChange) =>
    state === 'removed' ? undefined : withBase(localizedPath(path, locale, codes[0] ?? ''), site.baseUrl);
  const locales = site.locales.map(({ code, label, htmlLang: lang }) => {
    const own = pages.filter(({ locale }) => locale === code);
    return { label, lang, pages: own.map((page) => ({ ...page, href: hrefOf(page) })) };
  });
  return { against, locales: locales.filter((each) => each.pages.length > 0) };
}

/** Marks the title of a draft, so that the search and all lists show that it is one. */
export function markDraft(data: unknown, { folder }: TextSource, locale = '') {
  const written = data as { title?: string; draft?: boolean; checks?: object };
  if (previewFile() === undefined || written.draft !== true) return { data, diagnostics: [] };
  const title = `${createTextReader(folder)(locale, 'drafts').state_draft ?? ''}: ${written.title ?? ''}`;
  const checks = { ...written.checks, 'title/length': 'The preview adds a mark.' };
  return { data: { ...written, title, checks }, diagnostics: [] };
}
