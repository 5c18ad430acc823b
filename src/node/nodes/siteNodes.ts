import { parseAnnouncement } from '../../model/announcement';
import { textIn, type LocalizedText } from '../../model/locale';
import { ownAddress } from '../../model/ownAddress';
import { localeCodes, localesOf, ownSiteOf } from '../content/readSite';
import type { FooterLink, Site } from '../schema/siteSchema';

type Text = (text: LocalizedText) => string;

function footerLink({ label, to, href }: FooterLink, text: Text) {
  return { label: text(label), to: to ?? null, href: href ?? null };
}

function footerFields({ footer }: Site, text: Text) {
  if (footer === undefined) return null;
  const columns = footer.links.flatMap((link) =>
    'items' in link ? [{ title: text(link.title), items: link.items.map((item) => footerLink(item, text)) }] : [],
  );
  const links = footer.links.flatMap((link) => ('items' in link ? [] : [footerLink(link, text)]));
  const logo = footer.logo === undefined ? null : { ...footer.logo, alt: text(footer.logo.alt) };
  return { style: footer.style, columns, links, logo, copyright: text(footer.copyright) };
}

function announcementFields(site: Site, text: Text) {
  if (site.announcement === undefined) return null;
  const { content, ...facts } = site.announcement;
  const own = ownSiteOf(site);
  const parts = parseAnnouncement(text(content)).map((part) => ({
    ...part,
    href: part.href === null ? null : ownAddress(part.href, own),
  }));
  return { backgroundColor: null, textColor: null, ...facts, parts };
}

/** The facts of the site in one locale: what the chrome of every page shows. */
export function siteFields(site: Site, code: string) {
  const [defaultLocale = ''] = localeCodes(site);
  const text: Text = (value) => textIn(value, code, defaultLocale);
  return {
    locale: code,
    defaultLocale,
    title: site.title,
    titleDelimiter: site.titleDelimiter,
    description: text(site.description),
    url: site.url,
    baseUrl: site.baseUrl,
    locales: localesOf(site),
    navbar: site.navbar.items.map((item) =>
      item.type === 'link'
        ? {
            type: item.type,
            position: item.position,
            label: text(item.label),
            to: item.to ?? null,
            href: item.href ?? null,
          }
        : { type: item.type, position: item.position, label: null, to: null, href: null },
    ),
    footer: footerFields(site, text),
    colorMode: site.colorMode,
    announcement: announcementFields(site, text),
    searchPath: site.search.searchPagePath,
  };
}
