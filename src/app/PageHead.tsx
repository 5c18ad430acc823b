import { withPrefix } from 'gatsby';
import { localizedPath, originIn } from '../model/locale';
import { pageTitle } from '../model/title';
import { SearchRecordMeta } from './SearchRecordMeta';

interface PageHeadProps {
  site: Queries.ChromeFragment;
  /** Title without the site's; empty for the home page. */
  title: string;
  description: string;
  /** Path of the page without locale. */
  sitePath: string;
  /** Locales in which the page has a text of its own; all of them where nothing is said. */
  locales?: readonly string[];
  /** The page that search engines should show instead, where this is an older edition of it. */
  original?: { path: string; locale: string } | null;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
}

/**
 * The head of a page. Only locales that have the page in their own language are claimed as its versions; a
 * page that shows the default locale's text names that one as the original.
 */
export function PageHead({ site, title, description, sitePath, locales, original, isHidden = false }: PageHeadProps) {
  const { locale, defaultLocale } = site;
  const versions = site.locales.filter(({ code }) => locales === undefined || locales.includes(code));
  const originOf = (code: string) => originIn(site, code);
  const address = (code: string, path = sitePath) =>
    originOf(code) + withPrefix(localizedPath(path, code, defaultLocale));
  const own = versions.some(({ code }) => code === locale) ? locale : defaultLocale;
  const canonical = original ? address(original.locale, original.path) : address(own);
  const hasAlternates = !isHidden && !original && versions.length > 1;
  const fullTitle = pageTitle(title, site.titleDelimiter, site.title);
  const htmlLang = site.locales.find(({ code }) => code === locale)?.htmlLang ?? locale;
  return (
    <>
      <html lang={htmlLang} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {site.isSearchHosted && <SearchRecordMeta language={own} sitePath={sitePath} versions={site.versions} />}
      {isHidden ? <meta name="robots" content="noindex, follow" /> : <link rel="canonical" href={canonical} />}
      {hasAlternates &&
        versions.map(({ code, htmlLang: lang }) => (
          <link key={code} rel="alternate" hrefLang={lang} href={address(code)} />
        ))}
      {/* Printed before the paths of links; the origin has been checked to be one. */}
      <style dangerouslySetInnerHTML={{ __html: `:root{--site-origin:"${originOf(locale)}"}` }} />
      {hasAlternates && <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />}
      <link rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />
    </>
  );
}
