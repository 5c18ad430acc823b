import { withPrefix } from 'gatsby';
import { localizedPath, originIn } from '../../model/site/locale';
import { pageTitle } from '../../model/site/title';
import { markdownPath } from '../../model/site/path';
import { Slot } from '../layout/Slot';
import { SocialHead, type SharedArticle } from './SocialHead';
import { FEED_FORMATS } from '../../model/blog/feed';
import { OPEN_SEARCH_FILE } from '../../model/search/openSearchDescription';
import { MANIFEST_FILE, SITE_ICON, TOUCH_ICON } from '../../model/site/webManifest';

interface SiteLinksProps {
  site: Queries.ChromeFragment;
  sitePath: string;
}

/**
 * Links to machine-readable resources of the site. The head names a feed in one format to stay small, but in all
 * formats on the feed's page.
 */
function SiteLinks({ site, sitePath }: SiteLinksProps) {
  const links = site.feeds.flatMap((feed) => {
    const formats = feed.sitePath === sitePath ? FEED_FORMATS : FEED_FORMATS.slice(0, 1);
    return formats.map(({ file, type }) => ({ title: feed.title, type, href: withPrefix(`${feed.path}/${file}`) }));
  });
  return (
    <>
      {links.map((link) => (
        <link key={link.href} rel="alternate" {...link} />
      ))}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.title}
        href={withPrefix(localizedPath(OPEN_SEARCH_FILE, site.locale, site.defaultLocale))}
      />
      <link rel="manifest" href={withPrefix(MANIFEST_FILE)} />
      <link rel="icon" href={withPrefix(SITE_ICON)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix(TOUCH_ICON)} />
    </>
  );
}

interface PageHeadProps {
  site: Queries.ChromeFragment;
  /** Page title without the site's; empty for the home page. */
  title: string;
  description: string;
  /** Path of the page without locale. */
  sitePath: string;
  /** Locales in which the page has a text; defaults to all. */
  locales?: readonly string[];
  /** Canonical page of an older edition. */
  original?: { path: string; locale: string } | null;
  /** Locale of the page's text if there is a Markdown version. */
  textLocale?: string;
  /** Path of the page's social card; defaults to the site's. */
  card?: string | null;
  /** Metadata of an article. */
  article?: SharedArticle;
  /** True to keep the page out of search engines. */
  isHidden?: boolean;
}

/**
 * CSS variables of the site: its origin, printed before link paths, and the announcement's colours. The schema of the
 * settings has validated them.
 */
function siteVariables(origin: string, announcement: Queries.ChromeFragment['announcement']): string {
  const { backgroundColor = null, textColor = null } = announcement ?? {};
  const colors =
    backgroundColor === null || textColor === null
      ? ''
      : `;--announcement-ground:${backgroundColor};--announcement-text:${textColor}`;
  return `:root{--site-origin:"${origin}"${colors}}`;
}

/**
 * The head of a page. Lists as alternates only locales with a translation; a page with the default locale's text has
 * that one as canonical.
 */
export function PageHead(props: PageHeadProps) {
  const { site, title, description, sitePath, locales, original, textLocale, card, article, isHidden = false } = props;
  const { locale, defaultLocale } = site;
  const versions = site.locales.filter(({ code }) => locales === undefined || locales.includes(code));
  const originOf = (code: string) => originIn(site, code);
  const address = (code: string, path = sitePath) =>
    originOf(code) + withPrefix(localizedPath(path, code, defaultLocale));
  const canonicalLocale = versions.some(({ code }) => code === locale) ? locale : defaultLocale;
  const canonical = original ? address(original.locale, original.path) : address(canonicalLocale);
  const cardPath = card ?? site.card;
  const hasAlternates = !isHidden && !original && versions.length > 1;
  const fullTitle = pageTitle(title, site.titleDelimiter, site.title);
  const htmlLangOf = (code: string) => site.locales.find((each) => each.code === code)?.htmlLang ?? code;
  return (
    <>
      <html lang={htmlLangOf(locale)} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <SocialHead
        siteTitle={site.title}
        title={fullTitle}
        description={description}
        url={canonical}
        htmlLang={htmlLangOf(original ? original.locale : canonicalLocale)}
        cardUrl={cardPath === null ? undefined : originOf(defaultLocale) + withPrefix(cardPath)}
        article={article}
      />
      <Slot name="head" site={site} sitePath={sitePath} language={canonicalLocale} />
      {isHidden ? <meta name="robots" content="noindex, follow" /> : <link rel="canonical" href={canonical} />}
      {hasAlternates &&
        versions.map(({ code, htmlLang: lang }) => (
          <link key={code} rel="alternate" hrefLang={lang} href={address(code)} />
        ))}
      <style dangerouslySetInnerHTML={{ __html: siteVariables(originOf(locale), site.announcement) }} />
      {hasAlternates && <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />}
      {textLocale !== undefined && (
        <link
          rel="alternate"
          type="text/markdown"
          href={withPrefix(markdownPath(localizedPath(sitePath, textLocale, defaultLocale)))}
        />
      )}
      <SiteLinks site={site} sitePath={sitePath} />
    </>
  );
}

interface StructuredDataProps {
  /** JSON-LD, or null. */
  json: string | null;
}

/** Structured data of the page, in its head. */
export function StructuredData({ json }: StructuredDataProps) {
  if (json === null) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** URL of a page in a locale, which may have its own host. */
export function absoluteUrl(site: Queries.ChromeFragment, sitePath: string, code: string): string {
  return originIn(site, code) + withPrefix(localizedPath(sitePath, code, site.defaultLocale));
}
