import { useMemo, type ReactNode } from 'react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../../../components/head/PageHead';
import { Main } from '../../../components/layout/Main';
import { PageTitle } from '../../../components/layout/PageTitle';
import { ReaderContext } from '../../../i18n/reader';
import { useLocale } from '../../../i18n/useLocale';
import { stack } from '../../../theme/stack';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';

const { page } = styleSheet({ page: { ...stack, gap: space.l } });

interface OwnPageContext {
  sitePath: string;
}

/** The texts that the page's module exports. */
const textsOf = ({ features }: Queries.OwnPageQuery) =>
  (features?.data as { 'own-parts'?: { title: string; description: string } } | undefined)?.['own-parts'] ?? {
    title: '',
    description: '',
  };

/** A page of `content/pages`. */
export default function OwnPage({ data, children }: PageProps<Queries.OwnPageQuery> & { children: ReactNode }) {
  const { code } = useLocale();
  const reader = useMemo(() => ({ locale: code }), [code]);
  return (
    <Main>
      <div css={page}>
        <PageTitle title={textsOf(data).title} />
        <ReaderContext.Provider value={reader}>
          <div className="prose" data-any-content="">
            {children}
          </div>
        </ReaderContext.Provider>
      </div>
    </Main>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.OwnPageQuery, OwnPageContext>) => (
  <PageHead site={data.site} {...textsOf(data)} sitePath={pageContext.sitePath} />
);

export const query = graphql`
  query OwnPage($sitePath: String!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
    features: featuresAt(path: $sitePath, locale: $language) {
      ...PageFeatures
    }
  }
`;
