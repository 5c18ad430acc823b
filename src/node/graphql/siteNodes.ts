import { textIn, type LocalizedText } from '../../model/site/locale';
import type { FooterData, LayoutLink, NavbarData, NavbarItemData } from '../../model/navigation/navbar';
import { languageName } from '../../model/text/languageName';
import type { LoadedSite } from '../content/loadSite';
import type { Engine } from '../content/engine';
import { DATA } from '../pages/pagesOfFeatures';
import { PICTURES, type PicturedPage } from '../content/pictured';
import { isSearchPrivate } from '../site/served';
import { localeCodes, localesOf } from '../site/readSite';
import type { NavbarItem, Site, SiteLink } from '../schema/siteSchema';
import { hiddenPagesId, siteFeaturesId } from '../types/nodeIds';
import { findNode, type FindNode, type ResolverContext } from '../types/resolverContext';

/** What features provide to every page of a locale. */
const featureData = {
  resolve: ({ locale }: { locale: string }, _args: unknown, { nodeModel }: ResolverContext<FindNode>): object =>
    findNode<{ data: object }>(nodeModel, { id: siteFeaturesId(locale), type: 'SiteFeatures' })?.data ?? {},
};

/** The pages linked in the settings that a locale has only in the default one. */
const untranslated = {
  resolve: ({ locale }: { locale: string }, _args: unknown, { nodeModel }: ResolverContext<FindNode>) =>
    findNode<{ originals: string[] }>(nodeModel, { id: hiddenPagesId(locale), type: 'HiddenPages' })?.originals ?? [],
};

/** The `articleData` of the site's features for a locale, by their names. */
const articleData = (engine: Engine) => ({
  resolve: ({ locale }: { locale: string }): Record<string, unknown> => {
    const data = (engine.site()?.added.named(DATA) ?? []).map(([name, { articles }]) => [name, articles?.(locale)]);
    return Object.fromEntries(data.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
  },
});

/** Path of the picture that shared links to a page or the site show; null without a feature that draws it. */
export const cardField = (engine: Engine) => ({
  resolve: (page: PicturedPage): string | null => {
    const loaded = engine.site();
    const [picture] = loaded?.added.of(PICTURES) ?? [];
    return loaded === undefined ? null : (picture?.pathOf(page, loaded) ?? null);
  },
});

type Text = (text: LocalizedText) => string;

function linkFields({ label, to, href }: SiteLink, text: Text): LayoutLink {
  return { label: text(label), to: to ?? null, href: href ?? null };
}

function navbarItemFields(item: NavbarItem, text: Text): NavbarItemData {
  const { position } = item;
  if (item.type === 'search') return { type: 'search', position };
  if (item.type === 'link') return { type: 'link', position, ...linkFields(item, text) };
  const items = item.items.map((link) => linkFields(link, text));
  return { type: 'dropdown', position, label: text(item.label), items };
}

function navbarFields({ navbar, title }: Site, text: Text): NavbarData {
  const { items, hideOnScroll, logo } = navbar;
  return {
    items: items.map((item) => navbarItemFields(item, text)),
    hideOnScroll,
    logo: logo === undefined ? null : { ...logo, alt: logo.title === 'hide' ? text(logo.alt ?? title) : '' },
  };
}

function footerFields({ footer }: Site, text: Text): FooterData | null {
  if (footer === undefined) return null;
  const columns = footer.links.flatMap((link) =>
    'items' in link ? [{ title: text(link.title), items: link.items.map((item) => linkFields(item, text)) }] : [],
  );
  const links = footer.links.flatMap((link) => ('items' in link ? [] : [linkFields(link, text)]));
  const logo = footer.logo === undefined ? null : { ...footer.logo, alt: text(footer.logo.alt) };
  return { style: footer.style, columns, links, logo, copyright: text(footer.copyright) };
}

/** Returns the facts of the site in one locale, for the layout of every page. */
export function siteFields({ site, added }: Pick<LoadedSite, 'site' | 'added'>, code: string) {
  const [defaultLocale = ''] = localeCodes(site);
  const text: Text = (value) => textIn(value, code, defaultLocale);
  return {
    locale: code,
    defaultLocale,
    // Browsers name languages differently, and a page must match its server rendering.
    originalLanguage: languageName(defaultLocale, code),
    title: site.title,
    titleDelimiter: site.titleDelimiter,
    description: text(site.description),
    url: site.url,
    baseUrl: site.baseUrl,
    editUrl: site.editUrl ?? null,
    confirmationPage: site.confirmationPage ?? null,
    locales: localesOf(site),
    navbar: navbarFields(site, text),
    footer: footerFields(site, text),
    colorMode: site.colorMode,
    searchPath: site.search.searchPagePath,
    isSearchPrivate: isSearchPrivate(added),
  };
}

/** Resolvers for facts that are computed on demand. */
export const siteResolvers = (engine: Engine) => ({
  features: featureData,
  articleFeatures: articleData(engine),
  card: cardField(engine),
  untranslated,
});
