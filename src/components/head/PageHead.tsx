import { withPrefix } from 'gatsby';
import { localizedPath, originIn } from '../../model/site/locale';
import { pageTitle } from '../../model/site/title';
import { markdownPath } from '../../model/site/path';
import { Slot } from '../layout/Slot';
import { OPEN_SEARCH_FILE } from '../../model/search/openSearchDescription';
import { MANIFEST_FILE, SITE_ICON, TOUCH_ICON } from '../../model/site/webManifest';
import { CARD_HEIGHT, CARD_WIDTH } from '../../model/limits';
import { catalogueText } from '../../i18n/catalogueText';
import type { TextKey } from '../../i18n/useText';

/** Metadata of an article for social networks. */
interface SharedArticle {
  published: string;
  changed: string | null;
  authors: readonly { url: string | null }[];
  keywords: readonly string[];
}

interface SocialHeadProps {
  siteTitle: string;
  title: string;
  description: string;
  url: string;
  htmlLang: string;
  /** URL of the page's social card. */
  cardUrl: string | undefined;
  /** Metadata of an article. */
  article?: SharedArticle;
}

/** Open Graph metadata of a page. */
function SocialHead({ siteTitle, title, description, url, htmlLang, cardUrl, article }: SocialHeadProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article === undefined ? 'website' : 'article'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:locale" content={htmlLang.replace('-', '_')} />
      {article !== undefined && <ArticleMeta {...article} />}
      {cardUrl !== undefined && (
        <>
          <meta property="og:image" content={cardUrl} />
          <meta property="og:image:width" content={String(CARD_WIDTH)} />
          <meta property="og:image:height" content={String(CARD_HEIGHT)} />
        </>
      )}
      <meta name="twitter:card" content={cardUrl === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}

/** Authors, dates and keywords of an article. */
function ArticleMeta({ published, changed, authors, keywords }: SharedArticle) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      {changed !== null && <meta property="article:modified_time" content={changed} />}
      {authors.map(({ url }) => url !== null && <meta key={url} property="article:author" content={url} />)}
      {keywords.map((keyword) => (
        <meta key={keyword} property="article:tag" content={keyword} />
      ))}
    </>
  );
}

/** What programs find on every page of the site. */
function SiteLinks({ site }: { site: Queries.ChromeFragment }) {
  return (
    <>
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

/** The head of a page. Only locales that have the page in their own language are claimed as its versions. */
export function PageHead(props: PageHeadProps) {
  const { site, title, description, sitePath, locales, original, textLocale, card, article, isHidden = false } = props;
  const { locale, defaultLocale } = site;
  const versions = site.locales.filter(({ code }) => locales === undefined || locales.includes(code));
  const originOf = (code: string) => originIn(site, code);
  const address = (code: string, path = sitePath) => absoluteUrl(site, path, code);
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
      {isHidden ? <meta name="robots" content="noindex, follow" /> : <link rel="canonical" href={canonical} />}
      {hasAlternates &&
        versions.map(({ code, htmlLang: lang }) => (
          <link key={code} rel="alternate" hrefLang={lang} href={address(code)} />
        ))}
      {/* Styles print the origin before the paths of links; the settings' schema has checked it. */}
      <style dangerouslySetInnerHTML={{ __html: `:root{--help-site-origin:"${originOf(locale)}"}` }} />
      {hasAlternates && <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />}
      {textLocale !== undefined && (
        <link
          rel="alternate"
          type="text/markdown"
          href={withPrefix(markdownPath(localizedPath(sitePath, textLocale, defaultLocale)))}
        />
      )}
      <Slot name="head" site={site} sitePath={sitePath} language={canonicalLocale} />
      <SiteLinks site={site} />
    </>
  );
}

interface HiddenHeadProps {
  data: { site: Queries.ChromeFragment; locales: object };
  pageContext: { sitePath: string };
}

/** Returns the head of a page for readers only, whose title and description are texts of the interface. */
export const hiddenHead = (title: TextKey, description: TextKey) =>
  function Head({ data: { site, locales }, pageContext: { sitePath } }: HiddenHeadProps) {
    const texts = { title: catalogueText(locales, title), description: catalogueText(locales, description) };
    return <PageHead site={site} sitePath={sitePath} {...texts} isHidden />;
  };

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
