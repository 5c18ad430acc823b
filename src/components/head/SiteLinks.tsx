import { withPrefix } from 'gatsby';
import { FEED_FORMATS } from '../../model/blog/feed';
import { localizedPath } from '../../model/site/locale';
import { OPEN_SEARCH_FILE } from '../../model/search/openSearchDescription';
import { MANIFEST_FILE, SITE_ICON, TOUCH_ICON } from '../../model/site/webManifest';

interface SiteLinksProps {
  site: Queries.ChromeFragment;
  sitePath: string;
}

/**
 * What programs find on every page of the site. A feed is named in one format, so that heads stay small, and in
 * all of them on the page that it belongs to.
 */
export function SiteLinks({ site, sitePath }: SiteLinksProps) {
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
