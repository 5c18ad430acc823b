import { useEffect } from 'react';
import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { Main } from '../components/layout/Main';
import { PageTitle } from '../components/layout/PageTitle';
import { useRoutes } from '../hooks/navigation/useRoutes';
import { SiteLink } from '../components/ui/SiteLink';
import { useText } from '../i18n/useText';
import { catalogueText } from '../i18n/catalogueText';
import { localizedPath, originIn } from '../model/site/locale';
import { pageTitle } from '../model/site/title';
import { splitAddress } from '../model/site/path';

interface RedirectContext {
  to: string;
}

/** Redirects while the page is parsed, with query and hash. Attributes have the target: one script for all pages. */
const REDIRECT_SCRIPT =
  '(function(t){location.replace(t.path+location.search+(t.hash||location.hash))})(document.currentScript.dataset)';

/** A page that has moved: it sends the reader on, with their query and, where the target has none, their hash. */
export default function RedirectPage({ pageContext }: PageProps<Queries.RedirectPageQuery, RedirectContext>) {
  const t = useText();
  const { go } = useRoutes();
  const { to } = pageContext;
  useEffect(() => {
    const { pathname, hash } = splitAddress(to);
    const { search, hash: currentHash } = window.location;
    go(pathname + search + (hash === '' ? currentHash : hash), { replace: true });
  }, [to, go]);
  return (
    <Main>
      <PageTitle title={t('navigation.redirectTitle')} />
      <p>
        {t('navigation.redirectText')} <SiteLink href={to}>{to}</SiteLink>
      </p>
    </Main>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.RedirectPageQuery, RedirectContext>) {
  const { site, locales } = data;
  const target = withPrefix(localizedPath(pageContext.to, site.locale, site.defaultLocale));
  const { pathname, hash } = splitAddress(target);
  const locale = site.locales.find(({ code }) => code === site.locale);
  return (
    <>
      <html lang={locale?.htmlLang ?? site.locale} />
      <title>{pageTitle(catalogueText(locales, 'navigation.redirectTitle'), site.titleDelimiter, site.title)}</title>
      <meta name="robots" content="noindex" />
      <meta httpEquiv="refresh" content={`0; url=${target}`} />
      <script data-path={pathname} data-hash={hash} dangerouslySetInnerHTML={{ __html: REDIRECT_SCRIPT }} />
      <link rel="canonical" href={originIn(site, site.locale) + pathname} />
    </>
  );
}

export const query = graphql`
  query RedirectPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
  }
`;
